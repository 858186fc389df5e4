/** The components that the site's pages can use, by the names of their tags. */
export { Conditional } from './conditional.ts';
export { Drawing } from './drawing.ts';
export { Endpoint } from './endpoint.ts';
export { ErrorCodes } from './error-codes.ts';
export { ExchangeTable } from './exchange-table/exchange-table.ts';
export { Background, Figure } from './figure.ts';
export { FaqLink, OfficeDoc, PageLinks } from './links.ts';
export { Members } from './members/members.ts';
export { MultiLang } from './multi-lang.ts';
export { Command, Path } from './paths.ts';
export { Platforms } from './platforms/platforms.ts';
export { ReleaseNote } from './release-note/release-note.ts';
export { RestErrors } from './rest-errors.ts';
export { ServiceEntry, Services } from './service.ts';
export { Signatures } from './signatures.ts';
export { TypeFilter } from './type-filter/type-filter.ts';
export { Black, Blue, BlueBlack, Gray, Green, Red } from './words.ts';
