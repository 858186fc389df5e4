import { defineDrawing } from './drawing.ts';
import { sequence } from './kit/index.ts';

export const loginExchange = defineDrawing({
  name: 'flow-login-exchange',
  words: {
    'zh-Hans': {
      alt: '游戏、TapTap、你的服务器之间的六步：游戏请求授权，得到令牌，交给服务器，服务器向 TapTap 换取 openid，再把自己的会话交给游戏。',
      caption: '服务器用令牌向 TapTap 查询身份，不要相信客户端报上来的 openid。',
      game: '游戏',
      server: '你的服务器',
      ask: '请求授权',
      token: '令牌',
      send: '转交令牌',
      query: '签名后查询',
      id: 'openid',
      session: '会话，进入游戏',
    },
    en: {
      alt: 'Six steps between the game, TapTap and your server: the game asks for authorization, gets a token, hands it to the server, the server asks TapTap for the openid and gives the game its own session.',
      caption: 'Your server asks TapTap who the player is. Never trust an openid sent by the client.',
      game: 'Game',
      server: 'Your server',
      ask: 'Authorize',
      token: 'Token',
      send: 'Pass on token',
      query: 'Signed query',
      id: 'openid',
      session: 'Session, let the player in',
    },
  },
  draw: (w) =>
    sequence(
      ['TapTap', w.game, w.server],
      [
        { from: 1, to: 0, label: w.ask },
        { from: 0, to: 1, label: w.token, back: true },
        { from: 1, to: 2, label: w.send },
        { from: 2, to: 0, label: w.query },
        { from: 0, to: 2, label: w.id, back: true },
      ],
    ),
});
