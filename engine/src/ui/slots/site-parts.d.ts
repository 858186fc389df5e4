/** The components of the site's slots and templates: a module that the build writes from the configuration. */
declare module '@site-parts' {
  export const slots: Partial<
    Record<import('../../model/slots.ts').SlotName, import('react').ComponentType<import('./slot-props.ts').SlotProps>>
  >;
  export const templates: Readonly<Record<string, import('react').ComponentType<import('./slot-props.ts').TemplateProps>>>;
}
