/** The components of the site's slots and templates, and its designed pages: a module that the build writes from the configuration. */
declare module '@site-parts' {
  export const slots: Partial<
    Record<import('../../model/slots.ts').SlotName, import('react').ComponentType<import('./slot-props.ts').SlotProps>>
  >;
  export const templates: Readonly<Record<string, import('react').ComponentType<import('./slot-props.ts').TemplateProps>>>;
  export const pages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Their folder, with a slash at the end. */
  export const pagesFolder: string;
}

/** The site's behaviours by their names. */
declare module '@site-behaviours' {
  export const behaviours: Readonly<
    Partial<Record<string, () => Promise<import('../article/behaviours/start-behaviour.ts').BehaviourModule>>>
  >;
}
