import {
  hashKey,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  useMutation,
  type UseMutationOptions,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { type ReactNode, use, useRef, useState } from 'react'
import type { CallOptions } from '#platform/common/api.ts'
import type { AnyOperation, OperationInput, OperationReply } from '#platform/common/operation.ts'
import { api } from '../session/api.ts'
import { authStore } from '../session/auth-store.ts'
import { FirstCallsContext } from '../session/first-calls.ts'
import { findProblem } from '../session/problem.ts'
import { useSession } from '../session/session.ts'

let sharedClient: QueryClient | undefined

/** One per browser; one per render on the server. */
function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeClient()
  sharedClient ??= makeClient()
  return sharedClient
}

function makeClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: gcTime(300_000),
        retry: mayTryAgain,
        refetchOnWindowFocus: true,
      },
      // Never paused: an offline call fails at once instead of being sent later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  if (typeof window !== 'undefined') {
    authStore.subscribe((now, before) => {
      if (before.user && now.user?.id !== before.user.id) {
        const was = before.user.id
        client.removeQueries({ predicate: ({ queryKey }) => queryKey[2] === was })
      }
    })
  }
  return client
}

/**
 * How long an unused reply stays cached. The server drops it with the page, since a timer would
 * retain the whole page.
 * @param ms in a browser
 */
export const gcTime = (ms: number): number => (typeof window === 'undefined' ? Number.POSITIVE_INFINITY : ms)

/** A refusal isn't retried; a call that never reached the server is, once. */
function mayTryAgain(failures: number, error: Error): boolean {
  const key = findProblem(error)?.key
  return failures < 2 && (key === 'offline' || key === 'unavailable')
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * The key contains the account, so that one account's replies are never shown to another.
 * `[op.name]` and `[op.name, input]` match as prefixes.
 */
export function getKey<Op extends AnyOperation>(op: Op, input: OperationInput<Op>) {
  return [op.name, input, authStore.getState().user?.id ?? null] as const
}

type CallSettings<Reply> = Omit<UseQueryOptions<Reply, Error, Reply>, 'queryKey' | 'queryFn'>

/** On the server, marks the call to start with the page. */
export function useFirstCall<Op extends AnyOperation>(
  op: Op,
  input: OperationInput<Op>,
  isFirst = true,
): void {
  const firstCalls = use(FirstCallsContext)
  if (isFirst) firstCalls?.add(op, input)
}

/** Waits until the session is known; calls that need an account wait for one. */
export function useApiQuery<Op extends AnyOperation>(
  op: Op,
  input: OperationInput<Op>,
  options: CallSettings<OperationReply<Op>> = {},
) {
  const { status, user } = useSession()
  useFirstCall(op, input, options.enabled !== false)
  const isReady =
    op.access === 'anyone'
      ? status !== 'loading'
      : user !== null && (op.access === 'signed_in' || op.access === user.type)
  const client = use(QueryClientContext) ?? queryClient()
  return useQuery<OperationReply<Op>, Error, OperationReply<Op>>(
    {
      ...options,
      queryKey: [op.name, input, user?.id ?? null],
      queryFn: ({ signal }) => api.call(op, input, { signal }),
      enabled: isReady && (options.enabled ?? true),
    },
    client,
  )
}

export function useInvalidate() {
  const client = use(QueryClientContext) ?? queryClient()
  return <Op extends AnyOperation>(op: Op, input?: OperationInput<Op>): void =>
    void invalidateQuery(client, input === undefined ? [op.name] : [op.name, input])
}

const aboutToRead = new Map<string, Promise<void>>()

/**
 * Matches a key or a prefix. A pending reply may be older than the change, so it's requested again;
 * several simultaneous callers share one request.
 */
export function invalidateQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const key = hashKey(queryKey)
  const reading = aboutToRead.get(key) ?? readSoon(client, queryKey)
  aboutToRead.set(key, reading)
  return reading
}

async function readSoon(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // Waits until all subscribers of the same change have called.
  await Promise.resolve()
  aboutToRead.delete(hashKey(queryKey))
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

type Change<Op> =
  | OperationReply<Op>
  | ((known: OperationReply<Op> | undefined) => OperationReply<Op> | undefined)

/**
 * Shows the reply of a write. A pending read may be older than the write and would replace its
 * reply, so it's cancelled and started again after that.
 */
export function useSetQueryData() {
  const client = use(QueryClientContext) ?? queryClient()
  return <Op extends AnyOperation>(op: Op, input: OperationInput<Op>, change: Change<Op>): Promise<void> =>
    setQueryReply(client, getKey(op, input), change)
}

export async function setQueryReply<Reply>(
  client: QueryClient,
  queryKey: QueryKey,
  change: Reply | ((known: Reply | undefined) => Reply | undefined),
): Promise<void> {
  const isReading = client.isFetching({ queryKey, exact: true }) > 0
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Reply>(queryKey, change)
  if (isReading) void client.invalidateQueries({ queryKey, exact: true })
}

type ActSettings<Op> = Omit<UseMutationOptions<OperationReply<Op>, Error, OperationInput<Op>>, 'mutationFn'>

/**
 * Operations with an Idempotency-Key retry the same input under the same key, so that no one bids
 * or buys twice.
 */
export function useApiMutation<Op extends AnyOperation>(op: Op, options: ActSettings<Op> = {}) {
  const unanswered = useRef<{ input: string; key: string } | null>(null)
  return useMutation<OperationReply<Op>, Error, OperationInput<Op>>({
    ...options,
    mutationFn: async (input) => {
      const call: CallOptions = {}
      if (op.idempotentByKey) {
        const text = JSON.stringify(input)
        if (unanswered.current?.input !== text) unanswered.current = { input: text, key: crypto.randomUUID() }
        call.idempotencyKey = unanswered.current.key
      }
      try {
        const reply = await api.call(op, input, call)
        unanswered.current = null
        return reply
      } catch (error) {
        const status = findProblem(error)?.status ?? 0
        if (status > 0 && status < 500) unanswered.current = null
        throw error
      }
    },
  })
}
