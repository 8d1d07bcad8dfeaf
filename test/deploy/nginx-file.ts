import { readText } from './deployment-files.ts'

interface NginxSite {
  /** The ports of the web nodes, all on this machine. */
  nodes: number[]
  /** Requests of the tests go to a server of plain HTTP with the same locations. */
  port: number
  /** Has the servers of ports 80 and 443 too, on sockets; needs a certificate in the folder. */
  hasTls?: boolean
}

/** Returns the file of deploy/nginx.conf for a folder and ports of a test. */
export function writeNginxFile(folder: string, { nodes, port, hasTls = false }: NginxSite): string {
  const servers = nodes.map((node) => `    server 127.0.0.1:${node} max_fails=0;\n`).join('')
  const site = readText('deploy/nginx.conf')
    .replaceAll(/( {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/g, servers)
    .replaceAll('/etc/hoko/tls', folder)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen (80|443)\b/g, `listen unix:${folder}/$1.sock`)
  const [upstreams = '', redirecting = '', secure = ''] = site.split(/^(?=server \{)/m)
  const plain = secure.replace(/listen .*;\n/g, '').replace(/ssl_.*;\n/g, '')
  return `daemon off; pid nginx.pid; user root; worker_processes 1;
  events { worker_connections 4096; }
  http {
    access_log off; client_body_temp_path body; proxy_temp_path proxy;
    fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    ${upstreams}${hasTls ? redirecting + secure : ''}
    ${plain.replace('server {', `server {\nlisten 127.0.0.1:${port};`)} }`
}
