/**
 * Values that pages and landing pages share: package versions, names that differ by brand, and what readers replace in samples.
 * A page writes `{{sdkVersions.taptap.unity}}` in code and `{sdkVersions.taptap.unity}` in text.
 */
export const constants = {
  sdkVersions: {
    taptap: {
      unity: '3.29.2',
      android: '3.29.2',
      ios: '3.29.2',
      ue: '3.29.2',
      rtc: '3.29.2',
      friends: '3.28.2',
      billboard: '3.28.2',
      antiAddiction: '3.30.2',
    },
    tapadn: { android: '3.16.3.30', unity: '3.16.3.30' },
    leancloud: {
      csharp: '2.3.0',
      java: '8.2.24',
      objc: '13.8.0',
      swift: '17.10.1',
      unreal: '1.4.2',
      python: '2.9.12',
      php: '0.14.0',
      go: '0.1.4',
      js: { storage: '4.15.2', realtime: '5.0.0-rc.8', play: '0.21.1' },
    },
  },
  appid: 'your_client_id',
  appkey: 'your_client_token',
  masterkey: 'your_server_secret',
  host: 'your-domain.example',
} as const;
