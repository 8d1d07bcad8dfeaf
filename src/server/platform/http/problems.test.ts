import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/harness/test-app.ts'

test('a body that breaks off in the middle is no trouble of the database', async () => {
  await using app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  )
  await wait(50)
  socket.destroy()
  await wait(200)
  expect(app.log_lines.filter((line) => /"level":(?:50|"error")/.test(line))).toEqual([])
})
