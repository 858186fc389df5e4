/** @type {import('signpost').SiteConfigInput} Every field has a default, so each of these lines may go. */
export default {
  title: 'My documentation',
  tagline: 'What it is about, in one sentence',
  url: 'https://docs.example.com',
  // `.md` files are plain Markdown, `.mdx` files can hold components and constants.
  content: { format: 'detect' },
  colorMode: { default: 'light', switchable: true, respectSystem: true },
};
