/** A bare Fastify in its own process that says hello: the upper limit of the machine and Node. */
import process from 'node:process'
import Fastify from 'fastify'

const hello = Fastify()
hello.get('/', async () => 'hello')
await hello.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
process.send!('ready')
