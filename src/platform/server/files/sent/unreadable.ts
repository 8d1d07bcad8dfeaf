export type UnreadableReason =
  | 'empty'
  | 'too_large'
  | 'utf_16'
  | 'not_utf_8'
  | 'unknown_encoding'
  | 'not_text'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'cell_too_long'
  | 'broken_table'
  | 'workbook'
  | 'broken_zip'
  | 'zip_paths'
  | 'zip_encrypted'
  | 'zip_bomb'
  | 'zip_too_large'
  | 'zip_too_many_files'

/** Why a file that a stranger sent isn't read; each domain has its own sentence. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason
  /** The limit, the row or the encoding that it is about. */
  readonly detail: string

  constructor(reason: UnreadableReason, detail: number | string = '', options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
    this.detail = String(detail)
  }
}
