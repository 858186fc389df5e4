/** @type {import('signpost').SiteConfigInput} Every field has a default, so each of these lines may go. */
export default {
  title: 'My documentation',
  tagline: 'What it is about, in one sentence',
  url: 'https://docs.example.com',
  colorMode: { default: 'light', switchable: true, respectSystem: true },
};
