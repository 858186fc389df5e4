import type { ApiLanguage } from './api/model.ts';

/** What an SDK must be told before something works. Rules stand here only if the SDK's source or its documentation says so. */
interface Needed {
  readonly language: ApiLanguage;
  /** What a sample of the page must have. */
  readonly needs: RegExp;
  /** What to add. */
  readonly hint: string;
}

/** A class that an SDK does not know until it is registered. `{name}` stands for its name. */
export interface ClassRule extends Omit<Needed, 'needs'> {
  /** The classes, interfaces and protocols that it extends. */
  readonly bases: readonly string[];
  readonly needs: string;
}

/** A call, or a type, that does nothing until something else was done. */
export interface UseRule extends Needed {
  /** The type in the index, with the member after `#` if one is meant. */
  readonly uses: readonly string[];
  /** Pages that show it: a link to one of them is enough. */
  readonly shownBy?: readonly string[];
}

const classRule = (language: ApiLanguage, bases: readonly string[], needs: string, hint: string): ClassRule => ({
  language,
  bases,
  needs,
  hint,
});

export const CLASS_RULES: readonly ClassRule[] = [
  classRule('java', ['LCObject'], String.raw`registerSubclass\(\s*{name}\.class`, 'LCObject.registerSubclass({name}.class);'),
  classRule('java', ['LCUser'], String.raw`alwaysUseSubUserClass\(\s*{name}\.class`, 'LCUser.alwaysUseSubUserClass({name}.class);'),
  classRule('java', ['LCObject'], String.raw`@LCClassName\([^)]*\)\s*(public\s+)?class\s+{name}\b`, '@LCClassName("…") before the class'),
  classRule(
    'java',
    ['LCIMTypedMessage'],
    String.raw`registerLCIMMessageType\(\s*{name}\.class`,
    'LCIMMessageManager.registerLCIMMessageType({name}.class);',
  ),
  classRule(
    'java',
    ['LCIMTypedMessage'],
    String.raw`@LCIMMessageType\([^)]*\)\s*(public\s+)?class\s+{name}\b`,
    '@LCIMMessageType(type = …) before the class',
  ),
  classRule(
    'java',
    ['LCIMMessageHandler', 'LCIMTypedMessageHandler'],
    String.raw`register(Default)?MessageHandler\(`,
    'LCIMMessageManager.registerDefaultMessageHandler(new {name}());',
  ),
  classRule(
    'java',
    ['LCIMConversationEventHandler'],
    String.raw`setConversationEventHandler\(`,
    'LCIMMessageManager.setConversationEventHandler(new {name}());',
  ),
  classRule('java', ['LCIMClientEventHandler'], String.raw`setClientEventHandler\(`, 'LCIMClient.setClientEventHandler(new {name}());'),
  classRule('java', ['LCLiveQueryEventHandler'], String.raw`setEventHandler\(`, 'liveQuery.setEventHandler(new {name}());'),
  classRule(
    'csharp',
    ['LCObject', 'LCUser'],
    String.raw`RegisterSubclass(<{name}>)?\(`,
    'LCObject.RegisterSubclass<{name}>("…", () => new {name}());',
  ),
  classRule(
    'csharp',
    ['LCIMTypedMessage'],
    String.raw`\.Register(<{name}>)?\([^;]*new {name}`,
    'LCIMTypedMessage.Register({name}.Type, () => new {name}());',
  ),
  classRule(
    'csharp',
    ['IAchievementCallback'],
    String.raw`TapAchievement\.RegisterCallback\(`,
    'TapAchievement.RegisterCallback(new {name}());',
  ),
  classRule(
    'csharp',
    ['ITapLicenseCallback'],
    String.raw`TapLicense\.SetLicenseCallBack\(`,
    'TapLicense.SetLicenseCallBack(new {name}());',
  ),
  classRule(
    'csharp',
    ['ITapDlcCallback'],
    String.raw`TapLicense\.SetDLCCallback\(`,
    'TapLicense.SetDLCCallback(true, publicKey, new {name}());',
  ),
  classRule(
    'objc',
    ['LCObject', 'LCUser', 'LCIMTypedMessage'],
    String.raw`\[(?:{name}|self) registerSubclass\]`,
    '[{name} registerSubclass];',
  ),
  classRule('objc', ['LCIMClientDelegate', 'LCLiveQueryDelegate'], String.raw`\.delegate\s*=|setDelegate:`, '… .delegate = self;'),
  classRule('objc', ['LCIMSignatureDataSource'], String.raw`\.signatureDataSource\s*=`, '… .signatureDataSource = self;'),
  classRule('objc', ['TapMomentDelegate'], String.raw`\[TapMoment setDelegate:`, '[TapMoment setDelegate:self];'),
  classRule('objc', ['TapAchievementDelegate'], String.raw`\[TapAchievement registerCallBack:`, '[TapAchievement registerCallBack:self];'),
  classRule(
    'objc',
    ['AntiAddictionDelegate'],
    String.raw`\[AntiAddiction (initWithConfig:.* delegate:|setDelegate:)`,
    '[AntiAddiction setDelegate:self];',
  ),
  classRule(
    'objc',
    ['TDSFriendNotificationDelegate', 'TDSFriendshipNotificationDelegate'],
    'registerNotificationDelegate:',
    '[TDSFriends registerNotificationDelegate:self];',
  ),
  classRule(
    'objc',
    ['TapLoginResultDelegate', 'TapTapLoginResultDelegate'],
    'registerLoginResultDelegate:',
    '[TapLoginHelper registerLoginResultDelegate:self];',
  ),
  classRule('js', ['AV.Object'], String.raw`AV\.Object\.register\(\s*{name}\b`, 'AV.Object.register({name});'),
  classRule('js', ['TypedMessage'], String.raw`realtime\.register\((\[[^\]]*)?\b{name}\b`, 'realtime.register({name});'),
];

const LOGIN_ON_IOS = ['TDSUser#loginByTapTapWithPermissions:callback:', 'TapLoginHelper#startTapLogin:', 'TapBootstrap#login:'];
/** The component that the manifest needs before a vendor's push is registered, by the method that registers it. */
const PUSH_COMPONENTS: Readonly<Record<string, string>> = {
  registerHMSPush: '<service android:name="cn.leancloud.LCHMSMessageService">',
  registerHonorPush: '<service android:name="cn.leancloud.LCHonorMessageService">',
  registerXiaomiPush: '<receiver android:name="cn.leancloud.LCMiPushMessageReceiver">',
  registerFlymePush: '<receiver android:name="cn.leancloud.LCFlymePushMessageReceiver">',
};
const LC_MIX_PUSH = 'cn.leancloud.LCMixPushManager';

export const USE_RULES: readonly UseRule[] = [
  // The archives of the SDK declare no components: without them, the managers refuse to register (LCManifestUtils) and PushService does not start.
  ...Object.entries(PUSH_COMPONENTS).map(([method, hint]) => ({
    language: 'java' as const,
    uses: [`${LC_MIX_PUSH}#${method}`],
    needs: new RegExp((/android:name="[^"]+"/.exec(hint)?.[0] ?? hint).replaceAll('.', '\\.')),
    hint,
  })),
  {
    language: 'java',
    uses: [`${LC_MIX_PUSH}#registerVIVOPush`],
    needs: /com\.vivo\.pushclient\.action\.RECEIVE/,
    hint: '<receiver> of a class that extends LCVIVOPushMessageReceiver',
  },
  {
    language: 'java',
    uses: [
      'cn.leancloud.push.PushService#setDefaultPushCallback',
      'cn.leancloud.push.PushService#subscribe',
      'cn.leancloud.im.v2.LCIMClient#open',
    ],
    needs: /android:name="(cn\.leancloud|com\.tapsdk\.lc)\.push\.PushService"/,
    hint: '<service android:name="com.tapsdk.lc.push.PushService" />, or a link to the manifest',
    shownBy: [
      '/sdk/storage/guide/setup-java/',
      '/v2/sdk/storage/guide/setup-java/',
      '/sdk/push/guide/android/',
      '/sdk/im/guide/beginner/',
      '/v2/sdk/im/guide/beginner/',
    ],
  },
  {
    language: 'java',
    uses: ['cn.leancloud.livequery.LCLiveQuery#subscribeInBackground'],
    needs: /setEventHandler\(/,
    hint: 'liveQuery.setEventHandler(…)',
  },
  {
    language: 'java',
    uses: ['cn.leancloud.livequery.LCLiveQuery#subscribeInBackground'],
    needs: /PushService\.(startIfRequired|setDefaultPushCallback)\(/,
    hint: 'PushService.startIfRequired(context): nothing else starts the connection on Android',
  },
  { language: 'objc', uses: ['LCLiveQuery#subscribeWithCallback:'], needs: /\.delegate\s*=/, hint: 'liveQuery.delegate = …' },
  {
    language: 'objc',
    uses: ['LCInstallation#setDeviceTokenFromData:teamId:'],
    needs: /registerForRemoteNotifications/,
    hint: '[application registerForRemoteNotifications];',
  },
  {
    language: 'objc',
    uses: LOGIN_ON_IOS,
    needs: /handleOpenURL:/,
    hint: '[TDSHandleUrl handleOpenURL:url], or a link to the quickstart',
    shownBy: ['/sdk/start/quickstart/', '/v2/sdk/start/quickstart/'],
  },
  {
    language: 'csharp',
    uses: ['Plugins.AntiAddictionUIKit.AntiAddictionUIKit#StartupWithTapTap', 'Plugins.AntiAddictionUIKit.AntiAddictionUIKit#Startup'],
    needs: /SetAntiAddictionCallback\(/,
    hint: 'AntiAddictionUIKit.SetAntiAddictionCallback(…), or a link to the guide',
    shownBy: ['/sdk/anti-addiction/guide/'],
  },
  {
    language: 'java',
    uses: ['com.tapsdk.antiaddictionui.AntiAddictionUIKit#startupWithTapTap', 'com.tapsdk.antiaddictionui.AntiAddictionUIKit#startup'],
    needs: /setAntiAddictionCallback\(/,
    hint: 'AntiAddictionUIKit.setAntiAddictionCallback(…), or a link to the guide',
    shownBy: ['/sdk/anti-addiction/guide/'],
  },
  {
    language: 'objc',
    uses: ['AntiAddiction#startupWithTapTap:', 'AntiAddiction#startupWithUserID:isTapUser:'],
    needs: /\[AntiAddiction (initWithConfig:.* delegate:|setDelegate:)/,
    hint: '[AntiAddiction initWithConfig:… delegate:self], or a link to the guide',
    shownBy: ['/sdk/anti-addiction/guide/'],
  },
  { language: 'cpp', uses: ['AntiAddictionUE#Startup'], needs: /OnCallBack/, hint: 'AntiAddictionUE::OnCallBack' },
  {
    language: 'csharp',
    uses: ['TapTap.RTC.TapRTC#AcquireRoom'],
    needs: /TapRTC\.Poll\(/,
    hint: 'TapRTC.Poll() in Update: events come only then',
    shownBy: ['/sdk/rtc/guide/'],
  },
  {
    language: 'csharp',
    uses: ['TapTap.License.TapLicense#Check'],
    needs: /SetLicenseCallBack\(/,
    hint: 'TapLicense.SetLicenseCallBack(…)',
  },
  {
    language: 'java',
    uses: ['com.taptap.pay.sdk.library.TapLicenseHelper#check'],
    needs: /setLicenseCallback\(/,
    hint: 'TapLicenseHelper.setLicenseCallback(…)',
  },
  {
    language: 'csharp',
    uses: ['TapTap.License.TapLicense#QueryDLC', 'TapTap.License.TapLicense#PurchaseDLC'],
    needs: /SetDLCCallback\(/,
    hint: 'TapLicense.SetDLCCallback(…)',
  },
  {
    language: 'java',
    uses: ['com.taptap.pay.sdk.library.TapLicenseHelper#queryDLC', 'com.taptap.pay.sdk.library.TapLicenseHelper#purchaseDLC'],
    needs: /setDLCCallback\(/,
    hint: 'TapLicenseHelper.setDLCCallback(…)',
  },
  {
    language: 'js',
    uses: ['ImageMessage', 'AudioMessage', 'VideoMessage', 'FileMessage', 'LocationMessage'],
    needs: /TypedMessagesPlugin/,
    hint: 'new Realtime({ …, plugins: [TypedMessagesPlugin] })',
  },
];
