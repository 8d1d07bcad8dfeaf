import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeNginxFile } from '#test/deploy/nginx-file.ts'
import { createProgram, waitUntil, type Program } from '../programs.ts'

/** deploy/nginx.conf, without TLS. */
export async function startNginx(folder: string, port: number, nodes: number[]): Promise<Program> {
  await writeFile(path.join(folder, 'nginx.conf'), writeNginxFile(folder, { nodes, port }))
  const program = createProgram('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    name: 'nginx',
    folder,
  })
  program.start()
  await waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).status > 0, {
    what: 'nginx',
    withinMs: 10_000,
    log: program.readLog,
  })
  return program
}
