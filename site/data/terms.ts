/** Words of the platform, and where the docs explain them. */
export const terms = [
  { name: 'Client ID', to: '/sdk/start/get-ready/#credentials' },
  { name: 'Client Token', to: '/sdk/start/get-ready/#credentials' },
  { name: 'Server Secret', to: '/sdk/start/get-ready/#credentials' },
  { name: 'Master Key', to: '/sdk/engine/functions/sdk/#master-key' },
  { name: 'openid', to: '/sdk/taptap-login/features/#ids' },
  { name: 'unionid', to: '/sdk/taptap-login/features/#ids' },
  { name: 'TDSUser', to: '/sdk/authentication/features/#user-fields' },
  { name: 'ACL', to: '/sdk/storage/guide/acl/' },
  { name: { 'zh-Hans': 'API 域名', en: 'API domain' }, to: '/sdk/domain/guide/' },
  { name: { 'zh-Hans': '云函数', en: 'cloud function' }, to: '/sdk/engine/functions/guides/' },
  { name: { 'zh-Hans': '预备环境', en: 'staging environment' }, to: '/sdk/engine/overview/#environments' },
];
