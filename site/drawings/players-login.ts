import { defineDrawing } from './drawing.ts';
import { button, centred, dialog, field, form, note, phone, stack } from './kit/index.ts';

export const loginScreen = defineDrawing({
  name: 'player-login-screen',
  words: {
    'zh-Hans': {
      alt: '横屏游戏的登录界面：居中一个“TapTap 登录”按钮，下面是“游客试玩”。',
      caption: '第一屏放一个 TapTap 登录按钮，与其他登录方式一样大。',
      login: 'TapTap 登录',
      guest: '游客试玩',
      consent: '已阅读并同意隐私政策',
    },
    en: {
      alt: 'The login screen of a game in landscape: one Log in with TapTap button in the middle, Play as guest below.',
      caption: 'Put one TapTap login button on the first screen, as large as the other ways to log in.',
      login: 'Log in with TapTap',
      guest: 'Play as guest',
      consent: 'I accept the privacy policy',
    },
  },
  draw: (w) =>
    phone(
      centred(
        380,
        stack(
          18,
          button(w.login, { align: 'fill', radius: 32, height: 64, pointer: true }),
          button(w.guest, { align: 'fill', radius: 32, height: 64, kind: 'plain' }),
          note(w.consent, { anchor: 'middle' }),
        ),
      ),
      { height: 360 },
    ),
});

export const realName = defineDrawing({
  name: 'player-real-name',
  words: {
    'zh-Hans': {
      alt: '实名认证弹窗：填写姓名和身份证号，按钮是“提交”。',
      caption: '没有用 TapTap 账号快速认证的玩家，在这里填写一次。',
      title: '实名认证',
      why: '按国家规定，请填写真实信息',
      name: '姓名',
      number: '身份证号',
      who: '李雷',
      submit: '提交',
    },
    en: {
      alt: 'The real-name dialog: name and ID number, and a Submit button.',
      caption: 'Players who do not verify with their TapTap account fill this in once.',
      title: 'Real-name verification',
      why: 'Required by law. Enter your real details.',
      name: 'Name',
      number: 'ID number',
      who: 'Li Lei',
      submit: 'Submit',
    },
  },
  draw: (w) =>
    phone(
      dialog(
        w.title,
        stack(14, note(w.why, { anchor: 'middle' }), form([w.name, field(w.who)], [w.number, field('1101…0018', { mono: true })])),
        [{ label: w.submit, pointer: true }],
        580,
      ),
      { dimmed: true, height: 432 },
    ),
});
