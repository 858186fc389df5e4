import { defineDrawing } from './drawing.ts';
import { button, checkbox, field, form, pill, row, screen, stack, step, tabs, upload } from './kit/index.ts';

export const createVendor = defineDrawing({
  name: 'console-create-vendor',
  words: {
    'zh-Hans': {
      alt: '创建厂商：1 选注册开发者或认证开发者，2 填厂商名、邮箱和手机号，3 认证开发者再上传证件，4 提交。',
      caption: '要上架游戏，选认证开发者；注册开发者以后也能升级。',
      title: '创建厂商',
      registered: '注册开发者',
      verified: '认证开发者',
      name: '厂商名',
      studio: '星海工作室',
      papers: '上传证件',
      submit: '提交',
    },
    en: {
      alt: 'Create Vendor: 1 chooses registered or verified developer, 2 takes the vendor name, mail, and phone, 3 uploads the documents of a verified developer, 4 submits.',
      caption: 'To publish games, choose Verified Developer. A registered developer can be upgraded later.',
      title: 'Create Vendor',
      registered: 'Registered',
      verified: 'Verified',
      name: 'Vendor name',
      studio: 'Star Sea Studio',
      papers: 'Upload documents',
      submit: 'Submit',
    },
  },
  draw: (w) =>
    screen(
      [w.title],
      stack(
        12,
        step(1, row(10, [checkbox(w.registered, false, { round: true }), checkbox(w.verified, true, { round: true })])),
        step(2, form([w.name, field(w.studio)])),
        step(3, upload(w.papers)),
        step(4, button(w.submit, { pressed: 'mouse' })),
      ),
    ),
});

export const addMember = defineDrawing({
  name: 'console-add-member',
  words: {
    'zh-Hans': {
      alt: '权限管理：1 打开添加用户，2 填 TapTap ID，3 选普通成员或超级管理员，4 在编辑权限的两个标签里勾选。',
      caption: '昵称可能重名，优先填 TapTap ID；保存后再到编辑权限里勾选。',
      rights: '权限管理',
      add: '添加用户',
      id: 'TapTap ID',
      member: '普通成员',
      admin: '超级管理员',
      vendor: '厂商权限',
      game: '游戏权限',
    },
    en: {
      alt: 'Authority Management: 1 opens Add User, 2 takes a TapTap ID, 3 chooses member or super administrator, 4 selects rights on the two tabs of Edit Authority.',
      caption: "Nicknames aren't unique, so enter the TapTap ID. After you save, select the permissions in Edit Authority.",
      rights: 'Authority Management',
      add: 'Add User',
      id: 'TapTap ID',
      member: 'Member',
      admin: 'Super admin',
      vendor: 'Vendor rights',
      game: 'Game rights',
    },
  },
  draw: (w) =>
    screen(
      [w.rights, w.add],
      stack(
        12,
        step(2, form([w.id, field('10203040', { focus: true })])),
        step(3, row(10, [checkbox(w.member, true, { round: true }), checkbox(w.admin, false, { round: true })])),
        step(4, tabs([w.vendor, w.game], 1)),
      ),
      { step: 1 },
    ),
});

export const createGame = defineDrawing({
  name: 'console-create-game',
  words: {
    'zh-Hans': {
      alt: '创建游戏：1 点创建游戏，2 填游戏名、包名等基础信息，3 选上架类型：预约、敬请期待或仅宣发，4 上传图标，5 保存并提交。',
      caption: '提交前核对游戏名和包名：上架之后改起来要走流程。',
      create: '创建游戏',
      game: '星海',
      reserve: '预约',
      soon: '敬请期待',
      only: '仅宣发',
      material: '上传图标',
      submit: '保存并提交',
    },
    en: {
      alt: 'Create Game: 1 opens the form, 2 takes the name, the package name, and other basic information, 3 chooses the listing type Reservation, Coming soon, or Promotion only, 4 uploads the icon, 5 saves and submits.',
      caption:
        'Check the name and the package name before you submit. Once the game is listed, you have to follow a procedure to change them.',
      create: 'Create Game',
      game: 'Star Sea',
      reserve: 'Reservation',
      soon: 'Coming soon',
      only: 'Promotion Only',
      material: 'Upload icon',
      submit: 'Save and Submit',
    },
  },
  draw: (w) =>
    screen(
      [w.create],
      stack(
        10,
        step(2, row(12, [{ share: 0.62, part: field(w.game) }, field('com.studio.game', { mono: true })])),
        step(
          3,
          stack(
            0,
            row(4, [checkbox(w.reserve, true, { round: true }), checkbox(w.soon, false, { round: true })]),
            checkbox(w.only, false, { round: true }),
          ),
        ),
        step(4, button(w.material, { kind: 'plain' })),
        step(5, button(w.submit, { pressed: 'mouse' })),
      ),
      { step: 1 },
    ),
});

export const certificates = defineDrawing({
  name: 'console-certificates',
  words: {
    'zh-Hans': {
      alt: '游戏资质：1 上传版号、软著、备案和防沉迷视频，2 保存只是存下，3 点右上角的提交才开始审核，4 要改时先撤销审核。',
      caption: '保存不等于提交：还要点右上角的提交，状态才变成审核中。',
      info: '游戏资料',
      papers: '游戏资质',
      upload: '版号 · 软著 · ICP 备案',
      save: '保存',
      submit: '提交',
      review: '审核中',
      withdraw: '撤销审核',
    },
    en: {
      alt: 'Game Certificates: 1 uploads the documents, 2 Save only keeps them, 3 Submit at the upper right starts the review, 4 Withdraw lets you change them.',
      caption: "Saving doesn't submit the documents. Click Submit in the upper-right corner, and the state changes to In review.",
      info: 'Game Info',
      papers: 'Game Certificates',
      upload: 'License · Copyright · ICP',
      save: 'Save',
      submit: 'Submit',
      review: 'In review',
      withdraw: 'Withdraw',
    },
  },
  draw: (w) =>
    screen(
      [w.info, w.papers],
      stack(
        12,
        row(14, [pill(w.review, 'wait'), { width: 240, part: step(3, button(w.submit, { align: 'fill', pressed: 'mouse' })) }]),
        step(1, upload(w.upload)),
        row(14, [step(2, button(w.save, { kind: 'plain', align: 'fill' })), step(4, button(w.withdraw, { kind: 'plain', align: 'fill' }))]),
      ),
    ),
});
