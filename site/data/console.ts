/** A menu of the Developer Center with what is below it, in both languages. */
export interface Menu {
  readonly 'zh-Hans': string;
  readonly en: string;
  readonly below: readonly Menu[];
}

const menu = (zh: string, en: string, ...below: readonly Menu[]): Menu => ({ 'zh-Hans': zh, en, below });

const cloudServices = menu(
  '云服务',
  'Cloud Services',
  menu(
    '数据存储',
    'Data Storage',
    menu(
      '结构化数据',
      'Structured Data',
      menu('_Installation', '_Installation'),
      menu('DailyClaim', 'DailyClaim'),
      menu('class', 'class', menu('权限', 'Permissions'), menu('性能与索引', 'Performance & Index')),
    ),
    menu(
      '文件',
      'Files',
      menu('设置', 'Settings', menu('文件访问地址', 'File access address')),
      menu('权限', 'Permissions'),
      menu('文件审核', 'File moderation'),
    ),
    menu('全文搜索', 'Full-text Search'),
    menu('数据仓库', 'Data Lake'),
    menu('设置', 'Settings', menu('安全设置', 'Security settings'), menu('查询设置', 'Query settings')),
  ),
  menu(
    '即时通讯',
    'Instant Messaging',
    menu('统计', 'Statistics'),
    menu(
      '设置',
      'Settings',
      menu('即时通讯设置', 'Instant Messaging settings'),
      menu('服务号消息回调', 'Service account message callback'),
    ),
  ),
  menu(
    '推送通知',
    'Push',
    menu('在线发送', 'Online sending'),
    menu('设置', 'Settings', menu('混合推送', 'Mixed push'), menu('iOS Token Authentication', 'iOS Token Authentication')),
  ),
  menu(
    '云引擎',
    'Cloud Engine',
    menu('数据库', 'Database'),
    menu(
      '管理部署',
      'Manage Deployment',
      menu(
        '你的分组',
        'your group',
        menu('部署', 'Deploy', menu('命令行部署', 'CLI Deploy')),
        menu('设置', 'Settings'),
        menu('日志', 'Logs'),
        menu('定时任务', 'Scheduled Jobs'),
      ),
      menu('web', 'web', menu('部署', 'Deploy', menu('在线编辑', 'Online Editing'))),
    ),
  ),
  menu('内建账户', 'Authentication'),
  menu('好友', 'Friends', menu('设置', 'Settings')),
  menu('成就', 'Achievements'),
  menu('排行榜', 'Leaderboards'),
  menu('文本检测', 'Text Moderation'),
);

const gameServices = menu(
  '游戏服务',
  'Game Services',
  menu('应用配置', 'Configuration', menu('公告', 'Billboard'), menu('基本信息', 'Basic Info', menu('域名', 'Domain'))),
  menu(
    '开发与构建',
    'Develop & Build',
    menu('TapTap 登录', 'TapTap Login', menu('悬浮窗配置', 'Floating window configuration')),
    menu('合规认证', 'Compliance'),
    menu('正版验证', 'Copyright Verification', menu('游戏配置', 'Game Configuration', menu('包名', 'Package Name'))),
  ),
  cloudServices,
  menu('实时语音', 'Voice', menu('设置', 'Settings')),
  menu('应用安全', 'App Safety'),
  menu('薪火计划', 'Project Torch'),
);

const store = menu(
  '商店',
  'Store',
  menu('TapPlay', 'TapPlay'),
  menu('价格设置', 'Price Settings'),
  menu('更新游戏', 'Update game'),
  menu(
    '游戏资料',
    'Game Info',
    menu('商店资料', 'Store Info', menu('发布设置', 'Release Settings')),
    menu(
      '游戏资质',
      'Game Certificates',
      menu('ICP 备案', 'ICP Filing'),
      menu('软件著作登记', '软件著作登记'),
      menu('联网游戏测试申请', '联网游戏测试申请'),
      menu('未成年人防沉迷', 'Minors'),
    ),
    menu('隐私政策链接', 'Privacy policy link'),
  ),
  menu(
    '版本发布',
    'Release',
    menu(
      '测试',
      'Test',
      menu('使用测试服', 'Use test server'),
      menu('内部测试', 'Internal Test'),
      menu('封闭式测试', 'Closed Test'),
      menu('开放式测试', 'Open Test'),
      menu('测试设置', 'Test Settings'),
    ),
  ),
  menu(
    '评分评价',
    'Ratings and Reviews',
    menu('总览', 'Overview', menu('评分数据', 'Ratings data')),
    menu('异常事件评价处理', '异常事件评价处理'),
    menu('评价处理和投诉', '评价处理和投诉'),
  ),
);

const operations = [
  menu(
    '运营工具',
    'Operation Tools',
    menu('礼包系统', 'Gift Packs', menu('服务器配置', 'Server Configuration'), menu('补码', 'Add codes'), menu('补量', 'Add stock')),
  ),
  menu(
    '游戏运营',
    'Game Operations',
    menu('内容', 'Content', menu('官方帖消息推送', '官方帖消息推送'), menu('预约里程碑', 'Milestones')),
    menu('新版本运营', 'New Version'),
    menu('活动与公告', 'Events and Notices'),
    menu('礼包码', 'Gift Codes', menu('添加', 'Add')),
    menu('签到系统', 'Sign-in System'),
  ),
];

const vendor = [
  menu(
    '设置',
    'Settings',
    menu('开发者信息', 'Developer Information'),
    menu('论坛设置', 'Forum Settings'),
    menu('开发者设置', 'Developer Settings', menu('玩家认证', 'Player Authentication')),
  ),
  menu('厂商设置', 'Vendor Settings', menu('账号信息', 'Account Info')),
  menu('企业设置', 'Company Settings', menu('权限管理', 'Permissions')),
  menu(
    '权限管理',
    'Authority Management',
    menu('添加用户', 'Add User'),
    menu('角色配置', 'Role Configuration', menu('查看角色', 'View Role'), menu('添加角色', 'Add Role')),
  ),
  menu('厂商服务', 'Vendor Services', menu('游戏客服', 'Customer Support', menu('客服管理', 'Agent Management'))),
  menu('内嵌动态', 'Moments'),
  menu(
    'TDS 游戏服务',
    'TDS Game Services',
    menu(
      'ICP 备案',
      'ICP Filing',
      menu('网站域名备案', 'Website Domain Filing', menu('新增备案', 'New Filing'), menu('接入备案', 'Access Filing')),
    ),
  ),
];

/** The Developer Center. Pages name a menu from anywhere above it: `云服务 > 数据存储`. */
export const developerCenter = menu(
  '开发者中心',
  'Developer Center',
  menu('你的游戏', 'your game', gameServices, store, ...operations),
  ...vendor,
);

/** Menus of the other consoles that pages name: those of TapDB, TapADN, Customer Support, the forum, tickets, and the Developer Center as it was. */
export const otherConsoles: readonly Menu[] = [
  menu('配置', 'Configuration', menu('事件管理', 'Event Management'), menu('埋点管理', 'Tracking Management')),
  menu('工具', 'Tools', menu('创建链接', 'Create Link'), menu('测试设备', 'Test Devices', menu('添加设备', 'Add Device'))),
  menu('接入中心', 'Integration Center'),
  menu('设备信息', 'Device Information', menu('加入白名单', 'Join Allow List')),
  menu(
    '流量管理',
    'Traffic',
    menu('媒体管理', 'Media', menu('新建媒体', 'New Media')),
    menu('推广位管理', 'Ad Slots', menu('新建推广位', 'New ad slot')),
    menu('测试工具', 'Test tools'),
  ),
  menu('财务结算', 'Finance', menu('结算管理', 'Settlement')),
  menu('设置', 'Settings', menu('管理', 'Administration', menu('产品与分类', 'Products & Categories'), menu('工单字段', 'Ticket Fields'))),
  menu('子版块管理', 'Sub-forums', menu('添加', 'Add')),
  menu(
    '论坛管理中心',
    'Forum admin center',
    menu('版主', 'Moderators', menu('添加', 'Add', menu('管理权限', 'Permissions', menu('子版块', 'Sub-forums')))),
  ),
  menu('生态服务', 'Ecosystem Services', menu('合规认证', 'Compliance')),
  menu('游戏服务', 'Game Services', menu('文本检测', 'Text Moderation', menu('申请开通', 'Request activation'))),
  menu(
    '商店运营服务支持',
    '商店运营服务支持',
    menu(
      'TapTap 新功能申请/咨询',
      'TapTap 新功能申请/咨询',
      menu('TapTap 活动中心申请/咨询', 'TapTap 活动中心申请/咨询'),
      menu('首页编辑推荐位材料补充', '首页编辑推荐位材料补充'),
    ),
  ),
];
