import { slots, templates } from '@site-parts';
import { renderToString } from 'react-dom/server';
import type { SlotName } from '../../model/slots.ts';
import type { SlotProps, TemplateProps } from './slot-props.ts';

/** The HTML of a slot's component; empty if it has none. */
export function renderSlot(name: SlotName, props: SlotProps): string {
  const Slot = slots[name];
  return Slot ? renderToString(<Slot {...props} />) : '';
}

/**
 * The HTML of a page in a template.
 * @param article HTML that takes the place of the template's children
 */
export function renderTemplate(name: string, props: Omit<TemplateProps, 'children'>, article: string): string {
  const Template = templates[name];
  if (!Template) return article;
  return renderToString(
    <Template {...props}>
      {/* The class keeps the space between blocks. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML */}
      <div className="article" dangerouslySetInnerHTML={{ __html: article }} />
    </Template>,
  );
}
