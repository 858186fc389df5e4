import { TEXT_TYPES, TYPES } from '../../model/content-type.ts';
import type { SiteBuild } from '../build.ts';
import { CACHE_CONTROL } from '../policies/cache.ts';
import type { HostingOptions } from './hosting.ts';
import { addQueryVariable, GENERATED, listHeaders, listRedirects, quote } from './shared.ts';

/** A configuration for the `http` block of nginx (1.22 or later) that serves files from disk and proxies search to `signpost serve`. */
export function createNginxConf(build: SiteBuild, options: HostingOptions): string {
  return `# ${GENERATED}

map $request_uri $signpost_not_found {
  default ${build.baseUrl}404.html;
${build.localePaths.map((path) => `  "~^${escapeRegExp(`${build.baseUrl}${path}`)}(?:[/?]|$)" ${build.baseUrl}${path}/404.html;`).join('\n')}
}

# Only what was found is kept: a missing asset may be there after the next deploy. The search says for itself.
map "$status $uri" $signpost_cache_control {
  default ${quote(CACHE_CONTROL.revalidated)};
  "~^\\d+ ${escapeRegExp(build.baseUrl)}api/search$" "";
  "~^(?:200|206|304) ${escapeRegExp(build.baseUrl)}assets/" ${quote(CACHE_CONTROL.hashed)};
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
  return [...lines, '  add_header Cache-Control $signpost_cache_control always;', ''].join('\n');
}

function createRedirects(build: SiteBuild): string {
  return listRedirects(build)
    .flatMap(({ from, to, status }) => {
      const target = addQueryVariable(to, '$is_args$args', '$signpost_more_args');
      return from.map((path) => `  location = ${quote(path)} {\n    return ${status} ${quote(target)};\n  }\n`);
    })
    .join('');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
