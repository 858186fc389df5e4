/** Begins the names that the classes and animations of a Docusaurus project have in pages: there, its names may mean something else. */
export const OWN_PREFIX = 'own-';
