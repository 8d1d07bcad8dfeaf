/** A bare Fastify in a process of its own that says hello: what the machine and Node allow at most. */
import process from 'node:process'
import Fastify from 'fastify'

const hello = Fastify()
hello.get('/', async () => 'hello')
await hello.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
process.send!('ready')
