import { defineDrawing } from './drawing.ts';
import {
  button,
  card,
  checkbox,
  compared,
  field,
  form,
  inset,
  row,
  screen,
  stack,
  step,
  table,
  text,
  upload,
  verdict,
} from './kit/index.ts';
import { en, zh } from './terms.ts';

export const appleKey = defineDrawing({
  name: 'push-apple-key',
  words: {
    'zh-Hans': {
      alt: 'Apple 开发者后台的 Keys 页：1 点加号，2 填名称并勾选 APNs，3 下载 p8 文件并记下 Key ID，4 在 Membership 页记下 Team ID。',
      caption: '密钥文件只能下载一次；同时记下 Key ID 和 Team ID。',
      name: '名称',
      download: '下载 .p8',
    },
    en: {
      alt: 'The Keys page of the Apple developer site: 1 the plus sign, 2 the name and the APNs checkbox, 3 the download of the p8 file and the Key ID, 4 the Team ID on the Membership page.',
      caption: 'You can download the key file only once. Write down the Key ID and the Team ID as well.',
      name: 'Name',
      download: 'Download .p8',
    },
  },
  draw: (w) =>
    screen(
      ['Certificates, IDs & Profiles', 'Keys'],
      stack(
        12,
        step(1, button('+', { kind: 'plain', pressed: 'mouse' })),
        step(2, stack(8, form([w.name, field('Push Key')]), checkbox('Apple Push Notifications service', true))),
        step(3, row(14, [button(w.download), text('Key ID A1B2C3D4E5', { size: 24 })])),
        step(4, text('Membership › Team ID')),
      ),
    ),
});

export const apnsToken = defineDrawing({
  name: 'console-push-token',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '推送设置里的 iOS Token Authentication：1 上传 p8 文件，2 填 Team ID 和 Key ID，3 填 Topics，4 保存。',
      caption: 'Topics 填 Bundle ID；保存后列表里出现这个密钥。',
      file: '上传 .p8',
    },
    en: {
      ...en,
      alt: 'iOS Token Authentication in the push settings: 1 upload the p8 file, 2 Team ID and Key ID, 3 the topics, 4 save.',
      caption: 'The topics are your bundle IDs. The key appears in the list after saving.',
      file: 'Upload .p8',
    },
  },
  draw: (w) =>
    screen(
      [w.push, w.settings],
      stack(
        8,
        step(1, upload(w.file, true)),
        step(2, form(['Team ID', field('A1B2C3D4E5', { mono: true })], ['Key ID', field('K9L8M7N6P5', { mono: true })])),
        step(3, form(['Topics', field('com.studio.game', { mono: true })])),
        step(4, button(w.save)),
      ),
    ),
});

export const exportP12 = defineDrawing({
  name: 'push-export-p12',
  words: {
    'zh-Hans': {
      alt: '钥匙串里的证书：对的做法是只选中证书一行再导出，错的做法是连同展开的私钥一起选中。',
      caption: '只选中证书这一行导出，不要连私钥一起选，密码留空。',
      right: '只选证书',
      wrong: '连私钥一起选',
      cert: 'Apple Push Services',
      key: '私钥',
    },
    en: {
      alt: 'A certificate in the keychain: right is to select only its row before exporting, wrong is to select the private key as well.',
      caption: 'Select only the certificate row when you export, not the private key, and leave the password empty.',
      right: 'Certificate only',
      wrong: 'With the private key',
      cert: 'Apple Push Services',
      key: 'Private key',
    },
  },
  draw: (w) =>
    compared(
      20,
      14,
      [table([{ share: 1 }], [[w.cert], [text(w.key, { fill: 'muted' })]], 0), verdict(true, w.right)],
      [card(inset(8, 0, stack(16, text(w.cert), text(w.key))), { fill: 'tint', stroke: 'bad', pad: 8 }), verdict(false, w.wrong)],
    ),
});

export const xcodeCapability = defineDrawing({
  name: 'push-xcode-capability',
  words: {
    'zh-Hans': {
      alt: '打开推送能力：1 App ID 勾选 Push Notifications，2 在 Xcode 的 Signing & Capabilities 里点 + Capability 加入 Push Notifications，3 加 Background Modes 并勾选 Remote notifications。',
      caption: '先在 App ID 上勾选，再在 Xcode 里加能力；静默推送还要第 3 步。',
    },
    en: {
      alt: 'Turning on push: 1 select Push Notifications for the App ID, 2 click + Capability under Signing & Capabilities in Xcode and add Push Notifications, 3 add Background Modes with Remote notifications.',
      caption: 'Select Push Notifications for the App ID, and then add the capability in Xcode. Silent pushes also need step 3.',
    },
  },
  draw: () =>
    screen(
      ['Xcode', 'Signing & Capabilities'],
      stack(
        14,
        step(1, row(10, [{ width: 110, part: text('App ID', { fill: 'muted' }) }, checkbox('Push Notifications')])),
        step(2, stack(16, button('+ Capability', { kind: 'plain', pressed: 'mouse' }), checkbox('Push Notifications'))),
        step(3, stack(2, checkbox('Background Modes'), checkbox('Remote notifications'))),
      ),
      { rail: false },
    ),
});
