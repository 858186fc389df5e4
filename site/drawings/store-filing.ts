import { defineDrawing } from './drawing.ts';
import {
  button,
  card,
  checkbox,
  compared,
  field,
  form,
  inset,
  type Part,
  pill,
  row,
  screen,
  stack,
  step,
  switchRow,
  text,
  upload,
  verdict,
} from './kit/index.ts';

export const filingNotice = defineDrawing({
  name: 'console-filing-upload',
  words: {
    'zh-Hans': {
      alt: '上传 ICP 备案：1 备案通过后等 1 到 2 天，2 在管局网站查询并截图，3 上传截图，填编号和主办单位，4 主体不同时附授权书，5 与 APK 一起提交。',
      caption: '编号以 A 结尾；包名、名称、主办单位要与备案一致。',
      papers: '游戏资质',
      wait: '等 1–2 天',
      shot: '查询截图',
      number: '编号',
      letter: '授权书',
      submit: '与 APK 一起提交',
    },
    en: {
      alt: 'Uploading the ICP filing: 1 wait 1 or 2 days after approval, 2 take a screenshot of the query, 3 upload it and enter number and organizer, 4 add a letter if the parties differ, 5 submit it with the APK.',
      caption: 'The number ends in A. The package name, game name, and organizer must match the filing.',
      papers: 'Game Certificates',
      wait: 'Wait 1–2 days',
      shot: 'Screenshot',
      number: 'Number',
      letter: 'Letter',
      submit: 'Submit with the APK',
    },
  },
  draw: (w) =>
    screen(
      [w.papers, 'ICP'],
      stack(
        12,
        row(12, [step(1, pill(w.wait, 'wait')), step(2, pill(w.shot, 'teal'))]),
        step(3, form([w.number, field('…-1A', { focus: true })])),
        step(4, button(w.letter, { kind: 'plain' })),
        step(5, button(w.submit, { pressed: 'mouse' })),
      ),
    ),
});

export const filingCertificate = defineDrawing({
  name: 'console-filing-certificate',
  words: {
    'zh-Hans': {
      alt: '联网游戏测试申请：1 打开入口，2 填包名、游戏名、主体和期限，3 上传软著并电子签署三份文件，4 提交，5 通过后下载文件交给云厂商。',
      caption: '逐项与备案信息核对；通过后下载的文件作为前置审批材料。',
      papers: '游戏资质',
      apply: '联网游戏测试申请',
      basic: '包名 · 名称 · 主体',
      upload: '软件著作权',
      submit: '提交',
      download: '下载文件',
    },
    en: {
      alt: 'The online game test application: 1 opens the entry, 2 takes package name, game name, organizer, and period, 3 uploads the copyright and signs three files, 4 submits, 5 downloads the files for the cloud provider.',
      caption: 'Check every field against the filing. The files you download go with your filing documents.',
      papers: 'Game Certificates',
      apply: 'Test application',
      basic: 'Package · name · organizer',
      upload: 'Software copyright',
      submit: 'Submit',
      download: 'Download',
    },
  },
  draw: (w) =>
    screen(
      [w.papers, w.apply],
      stack(
        12,
        step(2, field(w.basic, { faint: true })),
        step(3, upload(w.upload)),
        row(14, [
          step(4, button(w.submit, { align: 'fill', pressed: 'mouse' })),
          step(5, button(w.download, { kind: 'plain', align: 'fill' })),
        ]),
      ),
      { step: 1 },
    ),
});

export const libFolders = defineDrawing({
  name: 'bundle-lib-folders',
  words: {
    'zh-Hans': {
      alt: '安装包的 lib 目录：对的包里 armeabi-v7a 的每个库在 arm64-v8a 里都有；错的包里 arm64-v8a 少一个 libgame.so。',
      caption: '每个 32 位库都要有对应的 64 位库，少一个都会装不上或闪退。',
      right: '每个库都有两份',
      wrong: '64 位少一个',
    },
    en: {
      alt: 'The lib folder of a package: right is that every library of armeabi-v7a is in arm64-v8a, too. Wrong is that libgame.so is missing there.',
      caption: 'Every 32-bit library needs a 64-bit counterpart. If one is missing, the game fails to install or crashes.',
      right: 'Two of each',
      wrong: 'One is missing',
    },
  },
  draw: (w) => {
    const folder = (name: string, files: readonly string[]): Part =>
      stack(2, text(name, { size: 24, weight: 500 }), ...files.map((file) => inset(24, 0, text(file, { size: 24 }))));
    const both = ['libunity.so', 'libgame.so'];
    const bundle = (files: readonly string[], stroke: 'strong' | 'bad'): Part =>
      card(stack(12, folder('armeabi-v7a', both), folder('arm64-v8a', files)), { stroke });
    return compared(24, 14, [bundle(both, 'strong'), verdict(true, w.right)], [bundle(['libunity.so'], 'bad'), verdict(false, w.wrong)]);
  },
});

export const unityBuild = defineDrawing({
  name: 'bundle-unity-settings',
  words: {
    'zh-Hans': {
      alt: 'Unity 的 Player 设置：1 打开 Android 页，2 Scripting Backend 选 IL2CPP，3 勾选 ARMv7 和 ARM64，4 插件也要有 arm64-v8a，5 打包后检查。',
      caption: '选 Mono 时没有 ARM64；插件也要有 64 位版本。',
      plugins: '插件有 arm64-v8a',
      build: '打包后检查',
    },
    en: {
      alt: 'The Player settings of Unity: 1 opens the Android page, 2 Scripting Backend is IL2CPP, 3 ARMv7 and ARM64 are selected, 4 plugins have arm64-v8a, 5 check after building.',
      caption: "Mono doesn't support ARM64. Plugins need 64-bit versions as well.",
      plugins: 'Plugins have arm64-v8a',
      build: 'Build and check',
    },
  },
  draw: (w) =>
    screen(
      ['Project Settings', 'Player', 'Android'],
      stack(
        12,
        step(2, form(['Backend', field('IL2CPP', { select: true, focus: true })])),
        step(3, row(10, [checkbox('ARMv7'), checkbox('ARM64')])),
        step(4, checkbox(w.plugins)),
        step(5, button(w.build, { pressed: 'mouse' })),
      ),
      { step: 1 },
    ),
});

export const testFlight = defineDrawing({
  name: 'console-testflight-link',
  words: {
    'zh-Hans': {
      alt: 'App Store Connect 的 TestFlight：1 新建外部测试组并添加构建版本，2 填测试信息，提交 Beta 版审核，3 打开公开链接，设人数上限，复制，4 用一台新 iPhone 打开，看到“接受”。',
      caption: '首个构建要等 Beta 版审核；通过后打开公开链接。',
      group: '外部测试组',
      review: '提交 Beta 版审核',
      link: '公开链接',
      accept: 'iPhone 上看到“接受”',
    },
    en: {
      alt: 'TestFlight in App Store Connect: 1 an external group with a build, 2 the test information submitted for beta review, 3 the public link with a limit, 4 a new iPhone shows Accept.',
      caption: 'The first build waits for beta review. Turn on the public link after approval.',
      group: 'External group',
      review: 'Submit for beta review',
      link: 'Public link',
      accept: 'Accept on an iPhone',
    },
  },
  draw: (w) =>
    screen(
      ['App Store Connect', 'TestFlight'],
      stack(
        14,
        step(1, button(w.group, { kind: 'plain' })),
        step(2, button(w.review, { kind: 'plain' })),
        step(3, switchRow(w.link, true, true)),
        step(4, pill(w.accept, 'good')),
      ),
    ),
});

export const torchApply = defineDrawing({
  name: 'console-torch-apply',
  words: {
    'zh-Hans': {
      alt: '薪火计划：1 打开页面，2 阅读协议，选择游戏，提交申请，3 通过后显示合作中和曝光权次数。',
      caption: '先接入 TapTap 登录；通过之后免费服务随即生效。',
      services: '游戏服务',
      plan: '薪火计划',
      game: '星海',
      agree: '同意协议',
      apply: '提交申请',
      active: '合作中 · 曝光权 3 次',
    },
    en: {
      alt: 'Project Torch: 1 opens the page, 2 accepts the agreement, chooses the game, and applies, 3 shows the cooperation and the exposure rights after approval.',
      caption: 'Integrate TapTap Login first. Free services start as soon as you are accepted.',
      services: 'Game Services',
      plan: 'Project Torch',
      game: 'Star Sea',
      agree: 'Accept the terms',
      apply: 'Apply',
      active: 'Active · 3 rights',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.plan],
      stack(
        16,
        step(
          2,
          stack(
            10,
            row(10, [{ share: 0.62, part: field(w.game, { select: true }) }, checkbox(w.agree)]),
            button(w.apply, { pressed: 'mouse' }),
          ),
        ),
        step(3, pill(w.active, 'good')),
      ),
      { step: 1 },
    ),
});
