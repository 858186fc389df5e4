import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleBrand } from './example.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { createTranslations } from './translations.ts';

const translations = createTranslations({ 'zh-Hans-CN': exampleBrand });
const render = (props: Partial<FooterProps> = {}) => renderToStaticMarkup(<Footer translations={translations} year={2026} {...props} />);

describe('the footer', () => {
  it('leads the logo to the main site and its label to the developer site', () => {
    const html = render();
    expect(html).toContain('<a href="https://main.example" aria-label="main.example">');
    expect(html).toContain('<a href="https://developer.example">开发者服务</a>');
  });

  it('says who, where, since when and under which numbers', () => {
    const html = render();
    expect(html).toContain('© <span class="footer-year">2026</span> 示例公司');
    expect(html).toContain('示例路 1 号');
    expect(html).toContain('备案 0000');
    expect(html).toContain('href="mailto:business@main.example">business@main.example</a>');
  });

  it('opens what leaves the brand’s sites in a new tab and says so to screen readers, and names each item’s tracking point', () => {
    expect(render()).toContain(
      '<a href="https://status.example/" target="_blank" rel="noreferrer nofollow noopener" aria-describedby="~new-tab" data-tracking="status"><span>服务状态</span></a>',
    );
    expect(render()).toContain('<span id="~new-tab" hidden="">在新标签页打开</span>');
  });

  it('can be led elsewhere', () => {
    const html = render({ publishGameUrl: '/publish', tapUrl: 'https://tap.example', discordUrl: 'https://other-chat.example/' });
    expect(html).toContain('<a href="/publish" data-tracking="publish">');
    expect(html).toContain('href="https://tap.example"');
    expect(html).toContain('href="https://other-chat.example/"');
  });

  it('captions each code with what scanning it does', () => {
    expect(render()).toContain('<figcaption>关注公众号</figcaption>');
  });

  it('has a simple form', () => {
    const footer = {
      ...exampleBrand.footer,
      form: 'simple' as const,
      legal: [{ name: '隐私政策', href: '/privacy', external: false, tracking: null }],
    };
    const html = render({ translations: createTranslations({ 'zh-Hans-CN': { ...exampleBrand, footer } }) });
    expect(html).toContain('<a href="/privacy"><span>隐私政策</span></a>');
    expect(html).not.toContain('发布游戏');
    expect(html).not.toContain('关注公众号');
  });
});
