import { text } from './local-text.ts';

/** A way to log in, and where games can offer it. */
export const loginKinds = [
  { name: text('游客', 'Guest'), regions: ['cn', 'global'], isThirdParty: false, isInTapPlay: true },
  { name: text('TapTap', 'TapTap'), regions: ['cn', 'global'], isThirdParty: false, isInTapPlay: true },
  { name: text('手机号', 'phone number'), regions: ['cn'], isThirdParty: false, isInTapPlay: true, isOwn: true },
  { name: text('微信', 'WeChat'), regions: ['cn'], isThirdParty: true, isInTapPlay: false },
  { name: text('QQ', 'QQ'), regions: ['cn'], isThirdParty: true, isInTapPlay: false },
  { name: text('Apple', 'Apple'), regions: ['cn', 'global'], isThirdParty: true, isInTapPlay: false },
  { name: text('Facebook', 'Facebook'), regions: ['global'], isThirdParty: true, isInTapPlay: false },
] as const;
