import { deletions } from './deletions.ts';
import { limits } from './limits.ts';
import { operator } from './operator.ts';
import { least } from './platforms.ts';

/**
 * Values that pages and landing pages share: package versions, names that differ by brand, and what readers replace in samples.
 * A page writes `{{sdkVersions.taptap.unity}}` in code and `{sdkVersions.taptap.unity}` in text.
 */
export const constants = {
  operator,
  sdkVersions: {
    taptap: {
      unity: '3.30.3',
      android: '3.30.3',
      ios: '3.30.3',
      ue: '3.30.3',
      rtc: '3.19.3',
      friends: '3.28.2',
      billboard: '3.28.2',
      antiAddiction: '3.30.2',
    },
    tapadn: { android: '3.16.3.30', unity: '3.16.3.30' },
    leancloud: {
      csharp: '2.4.1',
      java: '8.2.24',
      javaServer: '8.2.28',
      objc: '14.0.0',
      swift: '17.11.0',
      unreal: '1.1.0',
      python: '3.0.2',
      php: '0.14.2',
      go: '0.3.2',
      js: { storage: '4.15.2', realtime: '5.0.0-rc.8', realtimeStable: '4.3.1', play: '1.0.2', engine: '3.8.0' },
    },
  },
  limits,
  deletions,
  least,
  appid: 'your_client_id',
  appkey: 'your_client_token',
  masterkey: 'your_server_secret',
  host: 'your-domain.example',
} as const;
