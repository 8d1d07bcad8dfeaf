import process from 'node:process'

/** Must be imported first: it moves this process's clock ahead. Milliseconds. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS)
const RealDate = Date
const now = () => RealDate.now() + aheadMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], input) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, input) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
