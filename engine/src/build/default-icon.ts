/** The icon of a site that has none: an open book in the colour of links. */
export const DEFAULT_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b7a85"/><path d="M16 10c-2-2-5-2.500-9-2.500v15c4 0 7 .5 9 2.500 2-2 5-2.500 9-2.500v-15c-4 0-7 .5-9 2.500zm0 0v15" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>\n';
