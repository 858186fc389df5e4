import type { LandingMeta, LandingProps } from '../../src/ui/landing/landing-page.ts';

export const meta = {
  title: { 'zh-Hans': '开发者文档', en: 'Developer Documentation' },
  description: {
    'zh-Hans': '游戏接入 SDK、上架商店、运营活动所需的全部文档：从十分钟接入登录，到开放测试、预约与正式发布。',
    en: 'Everything a game needs to integrate the SDKs, reach the store and run its events: from login in ten minutes to tests, reservations and release.',
  },
} satisfies LandingMeta;

export default function Home({ href }: LandingProps) {
  return (
    <h1>
      <a href={href('/sdk/')}>SDK</a>
    </h1>
  );
}
