import { contentTypeOf, TYPES } from '../../model/content-type.ts';
import { HASHED_FOLDER } from '../../model/hashed-folder.ts';
import { addQuery, encodePath } from '../../model/href.ts';
import { SERVICE_PATHS } from '../../model/service-paths.ts';
import type { SiteBuild } from '../build.ts';
import { pageLists } from '../page-links.ts';
import { CACHE_CONTROL } from '../policies/cache.ts';
import { HTML_TYPES, MARKDOWN_TYPES, qualityEntries } from './accept.ts';
import { escapeRegExp, GENERATED, type HostingOptions, listHeaders, listRedirects } from './shared.ts';

/** Stands for the character, which begins a placeholder there, and with a dollar a variable of the environment. */
const BRACE = '{vars.signpost_brace}';

/** The files of pages whose addresses do not end with a slash. */
const PAGES_WITHOUT_SLASH = `\t\t@pageFile file {path}/index.html
		uri @pageFile path_regexp /?$ /index.html
		@plainPage {
			not file {path}
			file {path}.html
		}
		uri @plainPage path_regexp $ .html
`;

/** A Caddyfile (Caddy 2.6 or later) that serves files from disk and proxies search to `signpost serve`. Caddy manages the certificate. */
export function createCaddyfile(build: SiteBuild, options: HostingOptions): string {
  const base = build.baseUrl;
  const address = options.tls === undefined ? `http://${options.serverName}:${options.port}` : options.serverName;
  return `# ${GENERATED}

(signpost_headers) {
${createHeaders(build, options)}
}

# A type for each ending: what the machine knows of types does not count.
(signpost_types) {
	map {path} {signpost_type} {
		~/$ "text/html; charset=utf-8"
${[...TYPES.keys()].map((suffix) => `\t\t~\\${suffix}$ ${quote(contentTypeOf(`x${suffix}`))}`).join('\n')}
		default "application/octet-stream"
	}
}

(signpost_vary) {
	@negotiated file {path}.br {path}.gz {path}/index.html.br {path}/index.html.gz
	header @negotiated {
		Vary Accept-Encoding
		defer
	}
}

${address} {
${options.tls === undefined ? '' : `\ttls ${quote(options.tls.certificate)} ${quote(options.tls.key)}\n`}	root * ${quote(options.root)}

	map {query} {signpost_query} {signpost_more} {
		~^(.+)$ "?\${1}" "&\${1}"
		default "" ""
	}
	map {uri} {signpost_path} {
		~^([^?]*) "\${1}"
		default ""
	}
	map {uri} {signpost_folder} {
		~^[^?]*[^/?](?:\\?|$) "/"
		default ""
	}
	map {uri} {signpost_stem} {
		~^(/[^/\\\\?][^?]*?)(?:/|/index\\.html|\\.html)(?:\\?|$) "\${1}"
		default ${quote(base)}
	}
	import signpost_types
${createNegotiation(build)}
	route {
		import signpost_headers
		header -Server
		vars signpost_brace "\\{"

		@search path ${SERVICE_PATHS.map((path) => base + path.slice(1)).join(' ')}
		handle @search {
			reverse_proxy ${options.search} {
${Object.keys(build.headers)
  .map((name) => `\t\t\t\theader_down -${name}`)
  .join('\n')}
				header_down -Strict-Transport-Security
			}
		}

		@refused not method GET HEAD
		respond @refused "Method Not Allowed" 405

${createRedirects(build)}
${createCanonical(build)}
		@own path_regexp /_|\\.(?:${[...TYPES.keys()].map((suffix) => suffix.slice(1)).join('|')})\\.(?:br|gz)$
		error @own 404
		@hidden {
			path_regexp /\\.
			not path /.well-known/*
		}
		error @hidden 404
		@notFoundPage path ${['', ...build.localePaths.map((path) => `${path}/`)].map((path) => `${base}${path}404.html`).join(' ')}
		error @notFoundPage 404
		@missing not file {path} {path}/index.html${build.trailingSlash ? '' : ' {path}.html'}
		error @missing 404
		@folderWithoutPage {
			path */
			not file {path}/index.html
		}
		error @folderWithoutPage 404

		@page file {path}/index.md
		header @page {
			+Vary Accept
			defer
		}
		header @page Link "<{signpost_path}{signpost_folder}index.md>; rel=\\"alternate\\"; type=\\"text/markdown\\"{signpost_list}"
		@markdown {
			file {path}/index.md
			expression double({signpost_markdown}) > double({signpost_html}) || (double({signpost_markdown}) > 0.0 && double({signpost_markdown}) == double({signpost_html}) && {signpost_first} == "markdown")
		}
		uri @markdown path_regexp /?$ /index.md
${build.trailingSlash ? '' : PAGES_WITHOUT_SLASH}
		import signpost_vary
		header Content-Type {signpost_type}
		@hashed path ${base}${HASHED_FOLDER}/*
		header Cache-Control ${quote(CACHE_CONTROL.revalidated)}
		header @hashed Cache-Control ${quote(CACHE_CONTROL.hashed)}
		file_server {
			precompressed br gzip
${build.trailingSlash ? '' : '\t\t\tdisable_canonical_uris\n'}		}
	}

	handle_errors {
		import signpost_headers
		header -Server
		@notFound expression {err.status_code} == 404
		handle @notFound {
			header Cache-Control ${quote(CACHE_CONTROL.revalidated)}
			header Content-Type "text/html; charset=utf-8"
			route {
${build.localePaths.map((path) => `\t\t\t\t@${path} path ${base}${path} ${base}${path}/*\n\t\t\t\trewrite @${path} ${base}${path}/404.html`).join('\n')}
				@other not path ${build.localePaths.flatMap((path) => [`${base}${path}`, `${base}${path}/*`]).join(' ') || '/-'}
				rewrite @other ${base}404.html
				import signpost_vary
				request_header -Range
				request_header -If-None-Match
				request_header -If-Modified-Since
				file_server {
					status 404
					precompressed br gzip
				}
			}
		}
	}
}
`;
}

/** Redirects to the one address of each page: never `index.html`, with or without a slash at the end as the site has it. */
function createCanonical({ baseUrl, trailingSlash }: SiteBuild): string {
  if (trailingSlash)
    return `\t\t@index path_regexp index ^(/(?:[^/\\\\].*/)?)index\\.html$
		redir @index {re.index.1}{signpost_query} 301
		@folder {
			path_regexp ^/[^/\\\\].*[^/]$
			file {path}/index.html
		}
		redir @folder {signpost_path}/{signpost_query} 301
`;
  const base = escapeRegExp(baseUrl);
  return `\t\t@index path ${baseUrl}index.html
		redir @index ${baseUrl}{signpost_query} 301
		@file {
			path_regexp ^${base}[^/\\\\].*\\.html$
			not path */404.html
			file {path}
		}
		redir @file {signpost_stem}{signpost_query} 301
		@folder {
			path_regexp ^${base}[^/\\\\].*/$
			file {path}/index.html
		}
		redir @folder {signpost_stem}{signpost_query} 301
		@notFoundPath path ${baseUrl}404 ${baseUrl}*/404
		error @notFoundPath 404
`;
}

/** Maps that tell how welcome HTML and Markdown are, and which list of pages covers an address. */
function createNegotiation(build: SiteBuild): string {
  const qualityMap = (types: readonly string[], variable: string): string => {
    const entries = qualityEntries(types).map(({ pattern, value }) => `\t\t"~(?i)${pattern}" ${quote(value.replace('$1', `\${1}`))}\n`);
    return `\tmap {header.Accept} {${variable}} {\n${entries.join('')}\t\tdefault "0"\n\t}\n`;
  };
  const lists = pageLists(build).map((list) => {
    const described = quote(`, <${encodePath(list)}>; rel="describedby"`);
    return `\t\t"~^${escapeRegExp(list.replace(/\/[^/]*$/, ''))}(?:/|$)" ${described}\n`;
  });
  return `${qualityMap(MARKDOWN_TYPES, 'signpost_markdown')}${qualityMap(HTML_TYPES, 'signpost_html')}	map {header.Accept} {signpost_first} {
		"~(?i)text/html.*text/markdown" "html"
		default "markdown"
	}
	map {path} {signpost_list} {
${lists.join('')}		default ""
	}
`;
}

function createHeaders(build: SiteBuild, { tls }: HostingOptions): string {
  return Object.entries(listHeaders(build, tls !== undefined))
    .map(([name, value]) => `\theader ${name} ${quote(value)}`)
    .join('\n');
}

function createRedirects(build: SiteBuild): string {
  return listRedirects(build)
    .map(({ from, to, status }, index) => {
      const target = addQuery(
        to.replaceAll('{', () => BRACE),
        '{signpost_query}',
        '{signpost_more}',
      );
      // Not by `path`, for which a star stands for anything.
      const paths = quote(`^(?:${from.map(escapeRegExp).join('|')})$`);
      return `\t\t@moved${index} path_regexp ${paths}\n\t\tredir @moved${index} ${quote(target)} ${status}\n`;
    })
    .join('');
}

/** Quotes a text. Between backticks all is literal; between quotation marks, a backslash means something before these alone. */
function quote(text: string): string {
  return text.includes('`') ? `"${text.replaceAll('"', '\\"')}"` : `\`${text}\``;
}
