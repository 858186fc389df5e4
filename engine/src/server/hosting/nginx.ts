import { TEXT_TYPES, TYPES } from '../../model/content-type.ts';
import { HASHED_FOLDER } from '../../model/hashed-folder.ts';
import { addQuery, encodePath } from '../../model/href.ts';
import { SERVICE_PATHS } from '../../model/service-paths.ts';
import type { SiteBuild } from '../build.ts';
import { pageLists } from '../page-links.ts';
import { CACHE_CONTROL } from '../policies/cache.ts';
import { HTML_TYPES, MARKDOWN_TYPES, markdownPatterns, qualityEntries } from './accept.ts';
import { escapeRegExp, GENERATED, type HostingOptions, listHeaders, listRedirects } from './shared.ts';

/** Stands for the character, which begins the name of a variable there. */
const DOLLAR = `$\{signpost_dollar}`;

/** A configuration for the `http` block of nginx (1.22 or later) that serves files from disk and proxies search to `signpost serve`. */
export function createNginxConf(build: SiteBuild, options: HostingOptions): string {
  // What leads from a page's address into its folder.
  const folder = build.trailingSlash ? '' : '/';
  return `# ${GENERATED}

map $request_uri $signpost_not_found {
  default ${build.baseUrl}404.html;
${build.localePaths.map((path) => `  "~^${escapeRegExp(`${build.baseUrl}${path}`)}(?:[/?]|$)" ${build.baseUrl}${path}/404.html;`).join('\n')}
}

# Only what was found is kept: a missing asset may be there after the next deploy. Services say for themselves.
map "$status $uri" $signpost_cache_control {
  default ${quote(CACHE_CONTROL.revalidated)};
  "~^\\d+ ${escapeRegExp(build.baseUrl)}(?:${SERVICE_PATHS.map((path) => escapeRegExp(path.slice(1))).join('|')})$" "";
  "~^(?:200|206|304) ${escapeRegExp(build.baseUrl)}${HASHED_FOLDER}/" ${quote(CACHE_CONTROL.hashed)};
}

map "$request_method $uri" $signpost_refused {
  default 1;
  "~^(?:GET|HEAD|OPTIONS) " 0;
  "~^(?:POST|DELETE) ${escapeRegExp(build.baseUrl)}mcp$" 0;
  "~^POST ${escapeRegExp(build.baseUrl)}api/feedback$" 0;
}

# Nothing else stands for the character itself.
geo $signpost_dollar {
  default "$";
}

map $args $signpost_more_args {
  default "&$args";
  "" "";
}

${createNegotiation(build)}
upstream signpost_search {
  server ${options.search};
  keepalive 16;
}
${options.tls === undefined ? '' : createTlsRedirect(options)}
server {
${createListen(options)}
  server_name ${options.serverName};
  root ${quote(options.root)};

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};
  default_type application/octet-stream;
  types {
${[...Map.groupBy(TYPES, ([, type]) => type)].map(([type, entries]) => `    ${type} ${entries.map(([suffix]) => suffix.slice(1)).join(' ')};`).join('\n')}
  }
  gzip_static on;
  gzip_vary on;

${createHeaders(build, options)}
  # Pages that are there as Markdown, too.
  set $signpost_vary "";
  set $signpost_link "";
  set $signpost_page index.html;
  if (-f $document_root\${uri}${folder}index.md) {
    set $signpost_vary Accept;
    set $signpost_link "<\${signpost_path}${folder}index.md>; rel=\\"alternate\\"; type=\\"text/markdown\\"$signpost_list";
    set $signpost_page $signpost_form;
  }
  error_page 403 404 =404 $signpost_not_found;

  if ($signpost_refused) {
    return 405;
  }
${createCanonical(build)}
${createRedirects(build)}
  location ${build.baseUrl} {
    try_files $uri $uri$signpost_page ${build.trailingSlash ? '' : '$uri/$signpost_page $uri.html '}=404;
  }
  location ~ "/(?:_|\\.(?!well-known/))" {
    return 404;
  }
  location ~ "\\.(?:${[...TYPES.keys()].map((suffix) => suffix.slice(1)).join('|')})\\.(?:br|gz)$" {
    return 404;
  }
${['', ...build.localePaths.map((path) => `${path}/`)].map((path) => `  location = ${build.baseUrl}${path}404.html {\n    internal;\n  }`).join('\n')}
${SERVICE_PATHS.map((path) => createProxy(build, path.slice(1))).join('')}}
`;
}

/** Redirects to the one address of each page: never `index.html`, with or without a slash at the end as the site has it. */
function createCanonical({ baseUrl, trailingSlash, localePaths }: SiteBuild): string {
  // Conditions of the server, as a location whose condition holds would forget its try_files. To where they lead is as it was asked for: in what
  // nginx has decoded, a question mark would begin the query.
  if (trailingSlash)
    return `  if ($request_uri ~ "^(/(?:[^/\\x5c?][^?]*/)?)index\\.html(\\?.*)?$") {
    return 301 $1$2;
  }
  set $signpost_found "";
  if (-f $document_root$uri/index.html) {
    set $signpost_found $signpost_path;
  }
  if ($signpost_found ~ "^/[^/\\x5c].*[^/]$") {
    return 301 $signpost_path/$is_args$args;
  }
`;
  const base = escapeRegExp(baseUrl);
  return `  if ($request_uri ~ "^${base}index\\.html(\\?.*)?$") {
    return 301 ${baseUrl}$1;
  }
  if ($request_uri ~ "^(${base}[^/\\x5c?][^?]*)/index\\.html(\\?.*)?$") {
    return 301 $1$2;
  }
  set $signpost_found "";
  if (-f $document_root\${uri}index.html) {
    set $signpost_found $signpost_path;
  }
  if ($signpost_found ~ "^(${base}[^/\\x5c].*)/$") {
    return 301 $1$is_args$args;
  }
  location ~ "\\.html$" {
    set $signpost_found "";
    if (-f $request_filename) {
      set $signpost_found $signpost_path;
    }
    if ($signpost_found ~ "^(${base}[^/\\x5c].*)\\.html$") {
      return 301 $1$is_args$args;
    }
    return 404;
  }
${['', ...localePaths.map((path) => `${path}/`)].map((path) => `  location = ${baseUrl}${path}404 {\n    return 404;\n  }\n`).join('')}`;
}

/** Maps that choose between HTML and Markdown as `prefersMarkdown` does, and name the list of pages that covers an address. */
function createNegotiation(build: SiteBuild): string {
  const qualityMap = (types: readonly string[], variable: string): string => {
    const entries = qualityEntries(types).map(({ pattern, value }) => `  "~*${pattern}" ${value};\n`);
    return `map $http_accept ${variable} {\n  default "";\n${entries.join('')}}\n`;
  };
  const lists = pageLists(build).map((list) => {
    const described = quote(`, <${encodePath(list)}>; rel="describedby"`);
    return `  "~^${escapeRegExp(list.replace(/\/[^/]*$/, ''))}(?:/|$)" ${described};\n`;
  });
  return `${qualityMap(MARKDOWN_TYPES, '$signpost_markdown')}${qualityMap(HTML_TYPES, '$signpost_html')}
map "$signpost_markdown|$signpost_html|$http_accept" $signpost_form {
  default index.html;
  "~^0?\\|" index.html;
${markdownPatterns()
  .map((pattern) => `  "~*${pattern}" index.md;\n`)
  .join('')}}

map $request_uri $signpost_path {
  "~^([^?]*)" $1;
}
map $uri $signpost_list {
  default "";
${lists.join('')}}
`;
}

/** What `signpost serve` answers: the search, the reports of readers, and the tools for programs. */
function createProxy(build: SiteBuild, path: string): string {
  return `  location = ${build.baseUrl}${path} {
    proxy_pass http://signpost_search;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
${[...Object.keys(build.headers), 'Strict-Transport-Security'].map((name) => `    proxy_hide_header ${name};`).join('\n')}
  }
`;
}

function createTlsRedirect(options: HostingOptions): string {
  return `
server {
  listen ${options.port};
  listen [::]:${options.port};
  server_name ${options.serverName};
  return 301 https://$host$request_uri;
}
`;
}

function createListen({ port, tls }: HostingOptions): string {
  if (tls === undefined) return `  listen ${port};\n  listen [::]:${port};`;
  return `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate ${quote(tls.certificate)};
  ssl_certificate_key ${quote(tls.key)};`;
}

function createHeaders(build: SiteBuild, { tls }: HostingOptions): string {
  const lines = Object.entries(listHeaders(build, tls !== undefined)).map(
    ([name, value]) => `  add_header ${name} ${quote(value)} always;`,
  );
  const own = ['Cache-Control $signpost_cache_control always', 'Vary $signpost_vary', 'Link $signpost_link'];
  return [...lines, ...own.map((header) => `  add_header ${header};`), ''].join('\n');
}

function createRedirects(build: SiteBuild): string {
  return listRedirects(build)
    .flatMap(({ from, to, status }) => {
      const target = addQuery(
        to.replaceAll('$', () => DOLLAR),
        '$is_args$args',
        '$signpost_more_args',
      );
      return from.map((path) => `  location = ${quote(path)} {\n    return ${status} ${quote(target)};\n  }\n`);
    })
    .join('');
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
