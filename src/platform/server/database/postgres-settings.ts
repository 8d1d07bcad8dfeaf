import { memoryMb, sharedBuffersMb } from './postgres-memory.ts'

export type Settings = Record<string, string | number>

/** Only part of the socket's name: nothing listens on TCP. */
export const port = 5432

// The client logs a failed statement; PostgreSQL's log would show what people typed.
export const defaultSettings: Settings = {
  listen_addresses: '',
  port,
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: `${sharedBuffersMb(memoryMb())}MB`,
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // Recovery syncs every file by itself otherwise: thousands of waits, several seconds on a slow disk.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}
