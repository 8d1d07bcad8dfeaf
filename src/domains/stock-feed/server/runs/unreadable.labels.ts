import type { Unreadable, UnreadableReason } from '#platform/server/files/sent/unreadable.ts'
import * as t from '#domains/stock-feed/texts.ts'

const texts: Record<UnreadableReason, (detail: string) => string> = {
  empty: () => t.the_file_is_empty(),
  too_large: (max) => t.the_text_is_too_large({ max }),
  utf_16: () => t.the_file_is_utf_16(),
  not_utf_8: () => t.the_file_isnt_utf_8(),
  unknown_encoding: (encoding) => t.the_encoding_is_unknown({ encoding }),
  not_text: () => t.its_no_list_of_vehicles(),
  too_many_rows: (max) => t.too_many_vehicles({ max }),
  too_many_columns: () => t.the_csv_has_too_many_columns(),
  cell_too_long: (row) => t.the_csv_is_broken({ row }),
  broken_table: (row) => t.the_csv_is_broken({ row }),
  workbook: () => t.its_an_excel_workbook(),
  broken_zip: () => t.the_zip_is_broken(),
  zip_paths: () => t.the_zip_has_paths(),
  zip_encrypted: () => t.the_zip_is_encrypted(),
  zip_bomb: () => t.the_zip_is_a_bomb(),
  zip_too_large: () => t.the_zip_is_too_large(),
  zip_too_many_files: () => t.the_zip_has_too_many_files(),
}

export const explainUnreadable = ({ reason, detail }: Unreadable): string => texts[reason](detail)
