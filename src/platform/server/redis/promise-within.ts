/**
 * The library's own time limit ends once a command is written, and a Redis that hangs accepts
 * commands.
 */
export async function promiseWithin<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const reject = () => late.reject(new Error(`Redis didn’t answer within ${ms} ms.`))
  // An answer that came while this process was busy is read between the two.
  const timer = setTimeout(() => void setImmediate(reject), ms)
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
