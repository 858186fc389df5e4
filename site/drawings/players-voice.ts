import { defineDrawing } from './drawing.ts';
import { avatar, button, card, centred, phone, pill, row, stack, strong, switchRow, text, to } from './kit/index.ts';

export const teamVoice = defineDrawing({
  name: 'player-team-voice',
  words: {
    'zh-Hans': {
      alt: '游戏里的队伍语音：三名队员，一名正在说话，一名被静音，下面是麦克风和扬声器两个开关。',
      caption: '标出谁在说话；能单独静音一个人，也能关掉自己的麦克风。',
      a: '阿川',
      b: '小雨',
      speaking: '正在说话',
      muted: '已静音',
      mic: '麦克风',
      speaker: '扬声器',
    },
    en: {
      alt: 'Team voice in a game: one member is speaking, one is muted, with switches for the microphone and the speaker below.',
      caption: "Show who's speaking. Let players mute individual people and turn off their own microphone.",
      a: 'Chuan',
      b: 'Rain',
      speaking: 'Speaking',
      muted: 'Muted',
      mic: 'Microphone',
      speaker: 'Speaker',
    },
  },
  draw: (w) =>
    phone(
      centred(
        600,
        card(
          stack(
            14,
            row(14, [{ width: 52, part: avatar(52) }, text(w.a), { width: 190, part: pill(w.speaking, 'good', 'end') }]),
            row(14, [{ width: 52, part: avatar(52) }, text(w.b), { width: 190, part: pill(w.muted, 'bad', 'end') }]),
            row(12, [switchRow(w.mic), switchRow(w.speaker)]),
          ),
          { stroke: 'strong', pad: 22 },
        ),
      ),
      { height: 340 },
    ),
});

export const forcedUpdate = defineDrawing({
  name: 'player-update-cancel',
  words: {
    'zh-Hans': {
      alt: '取消更新之后：普通更新选“以后再说”进入游戏；强制更新只有“重试”和“退出”，进不了游戏。',
      caption: '区别在取消之后：普通更新放行，强制更新不放行。',
      normal: '普通更新',
      forced: '强制更新',
      later: '以后再说',
      enter: '进入游戏',
      retry: '重试',
      quit: '退出',
    },
    en: {
      alt: 'After canceling an update: an ordinary one has Later and enters the game, a forced one has only Retry and Quit.',
      caption: "The difference is what happens after canceling: an ordinary update lets players in, but a forced one doesn't.",
      normal: 'Ordinary update',
      forced: 'Forced update',
      later: 'Later',
      enter: 'Enters the game',
      retry: 'Retry',
      quit: 'Quit',
    },
  },
  draw: (w) =>
    row(
      20,
      [
        card(
          stack(
            16,
            strong(w.normal, { anchor: 'middle' }),
            stack(0, button(w.later, { align: 'fill', kind: 'plain', pressed: 'finger' }), to('', 'down'), pill(w.enter, 'good', 'middle')),
          ),
          { stroke: 'strong' },
        ),
        card(
          stack(
            16,
            strong(w.forced, { anchor: 'middle' }),
            button(w.retry, { align: 'fill' }),
            button(w.quit, { align: 'fill', kind: 'plain' }),
          ),
          { stroke: 'strong' },
        ),
      ],
      'fill',
    ),
});
