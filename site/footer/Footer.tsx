import { useEffect, useRef, useSyncExternalStore } from 'react';
import { FooterBase } from './FooterBase.tsx';
import { NEW_TAB_ID, type Track } from './FooterLink.tsx';
import { type FooterTargets, FullFooter } from './FullFooter.tsx';
import { type FooterLanguage, footerLabels } from './labels.ts';
import { SimpleFooter } from './SimpleFooter.tsx';
import { startCodes } from './start-codes.ts';
import type { Translations } from './translations.ts';

export interface FooterProps extends FooterTargets {
  /** Where its texts come from. While they are loading, the footer is empty and `aria-busy`. */
  readonly translations: Translations;
  /** @default 'zh-Hans-CN' */
  readonly language?: FooterLanguage | undefined;
  /** Called with an item's tracking point when the item is clicked. The point is in `data-tracking` as well. */
  readonly onTrack?: Track | undefined;
  /** The year of the copyright line. @default the current one */
  readonly year?: number | undefined;
}

/** The footer in the form of its brand and region. README.md beside it says how another site uses it. */
export function Footer({ translations, language = 'zh-Hans-CN', year = new Date().getFullYear(), onTrack, ...targets }: FooterProps) {
  const translation = translations.of(language);
  const { brand } = useSyncExternalStore(translation.subscribe, translation.get, translation.getInitial);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    translations.load(language);
  }, [translations, language]);
  useEffect(() => (element.current ? startCodes(element.current) : undefined), []);
  const labels = footerLabels[language];
  const Form = brand?.footer.form === 'full' ? FullFooter : SimpleFooter;
  return (
    <footer ref={element} className="footer" data-form={brand?.footer.form} data-language={language} aria-busy={brand ? undefined : true}>
      {brand && (
        <div className="footer-inner">
          <Form brand={brand} labels={labels} targets={targets} onTrack={onTrack} />
          <FooterBase footer={brand.footer} labels={labels} year={year} />
          <span id={NEW_TAB_ID} hidden>
            {labels.newTab}
          </span>
        </div>
      )}
    </footer>
  );
}
