interface Waiting<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (reason: unknown) => void
}

interface BatchOptions {
  /** The limit of statements under way. */
  at_once?: number
  /** The limit of keys per statement. */
  most?: number
}

/**
 * Batches reads of a popular kind: while `at_once` statements are under way, new calls wait and
 * share the next. None shares a statement sent before it came, so each reads everything committed
 * until then.
 * @param read returns a value for each key, in order
 */
export function batchReads<Key, Value>(
  read: (keys: Key[]) => Promise<Value[]>,
  { at_once: atOnce = 2, most = 1_000 }: BatchOptions = {},
): (key: Key) => Promise<Value> {
  const waiting: Waiting<Key, Value>[] = []
  let underWay = 0

  async function run() {
    underWay += 1
    while (waiting.length > 0) await readAll(read, waiting.splice(0, most))
    underWay -= 1
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (underWay < atOnce) void run()
    })
}

async function readAll<Key, Value>(
  read: (keys: Key[]) => Promise<Value[]>,
  batch: Waiting<Key, Value>[],
): Promise<void> {
  try {
    const values = await read(batch.map(({ key }) => key))
    // oxlint-disable-next-line typescript/no-non-null-assertion -- There is one for each, and it may be null.
    for (const [n, { resolve }] of batch.entries()) resolve(values[n]!)
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
