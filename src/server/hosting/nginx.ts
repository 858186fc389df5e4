import { IMMUTABLE, REVALIDATE, type SiteBuild } from '../build.ts';
import { TEXT_TYPES, TYPES } from '../content-type.ts';
import { STRICT_TRANSPORT } from '../headers.ts';
import { GENERATED, type HostingOptions } from './hosting.ts';

/** A configuration for the `http` block of nginx (1.22 or later): the files from disk, the search from `signpost serve`. */
export function createNginxConf(build: SiteBuild, options: HostingOptions): string {
  return `# ${GENERATED}

map $request_uri $signpost_not_found {
  default ${build.baseUrl}404.html;
${build.localePaths.map((path) => `  "~^${escapeRegExp(`${build.baseUrl}${path}`)}(?:[/?]|$)" ${build.baseUrl}${path}/404.html;`).join('\n')}
}

# Only what was found is kept: a missing asset may be there after the next deploy. The search says for itself.
map "$status $uri" $signpost_cache_control {
  default ${quote(REVALIDATE)};
  "~^\\d+ ${escapeRegExp(build.baseUrl)}api/search$" "";
  "~^(?:200|206|304) ${escapeRegExp(build.baseUrl)}assets/" ${quote(IMMUTABLE)};
}

map $args $signpost_more_args {
  default "&$args";
  "" "";
}

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
  error_page 403 404 =404 $signpost_not_found;

  if ($request_method !~ "^(?:GET|HEAD|OPTIONS)$") {
    return 405;
  }
  if ($request_uri ~ "^(/(?:[^/\\x5c?][^?]*/)?)index\\.html(\\?.*)?$") {
    return 301 $1$2;
  }

${createRedirects(build)}
  location ${build.baseUrl} {
    if (-f $document_root$uri/index.html) {
      rewrite ^(.*[^/])$ $1/ permanent;
    }
    try_files $uri \${uri}index.html =404;
  }
  location ~ "/(?:_|\\.(?!well-known/))" {
    return 404;
  }
  location ~ "\\.(?:${[...TYPES.keys()].map((suffix) => suffix.slice(1)).join('|')})\\.(?:br|gz)$" {
    return 404;
  }
${['', ...build.localePaths.map((path) => `${path}/`)].map((path) => `  location = ${build.baseUrl}${path}404.html {\n    internal;\n  }`).join('\n')}
  location = ${build.baseUrl}api/search {
    proxy_pass http://signpost_search;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
${[...Object.keys(build.headers), 'Strict-Transport-Security'].map((name) => `    proxy_hide_header ${name};`).join('\n')}
  }
}
`;
}

function createTlsRedirect(options: HostingOptions): string {
  return `
server {
  listen ${options.port};
  server_name ${options.serverName};
  return 301 https://$host$request_uri;
}
`;
}

function createListen({ port, tls }: HostingOptions): string {
  if (tls === undefined) return `  listen ${port};`;
  return `  listen 443 ssl http2;
  ssl_certificate ${quote(tls.certificate)};
  ssl_certificate_key ${quote(tls.key)};`;
}

function createHeaders(build: SiteBuild, options: HostingOptions): string {
  const headers = { ...build.headers, ...(options.tls === undefined ? {} : { 'Strict-Transport-Security': STRICT_TRANSPORT }) };
  const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quote(value)} always;`);
  return [...lines, '  add_header Cache-Control $signpost_cache_control always;', ''].join('\n');
}

/** With and without a slash at the end, the query before the target's hash. */
function createRedirects(build: SiteBuild): string {
  return [...build.redirects]
    .flatMap(([from, { to, status }]) => {
      const [address = '', ...hash] = to.split('#');
      const target = [`${address}${address.includes('?') ? '$signpost_more_args' : '$is_args$args'}`, ...hash].join('#');
      const other = from.endsWith('/') ? from.slice(0, -1) : `${from}/`;
      return [from, other]
        .filter((path) => path !== '' && (path === from || !build.redirects.has(path)))
        .map((path) => `  location = ${quote(path)} {\n    return ${status} ${quote(target)};\n  }\n`);
    })
    .join('');
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
