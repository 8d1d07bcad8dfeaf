import { maxImportCell } from '#domains/listing-import/common/import-columns.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { Unreadable, UnreadableReason } from '#platform/server/files/sent/unreadable.ts'
import * as t from '#domains/listing-import/texts.ts'

const texts: Record<UnreadableReason, (detail: string) => string> = {
  empty: () => t.the_file_is_empty(),
  too_large: (max) => t.the_csv_is_too_large({ max }),
  utf_16: () => t.the_file_cant_be_read(),
  not_utf_8: () => t.the_file_cant_be_read(),
  unknown_encoding: () => t.its_no_csv(),
  not_text: () => t.its_no_csv(),
  too_many_rows: (max) => t.too_many_rows({ max: formatCount(Number(max)) }),
  too_many_columns: (max) => t.too_many_columns({ max }),
  cell_too_long: (row) => t.a_cell_is_too_long({ row, max: formatCount(maxImportCell) }),
  broken_table: (row) => t.the_csv_is_broken({ row }),
  workbook: () => t.its_an_excel_workbook(),
  broken_zip: () => t.the_zip_is_broken(),
  zip_paths: () => t.the_zip_has_folders(),
  zip_encrypted: () => t.the_zip_is_encrypted(),
  zip_bomb: () => t.the_zip_is_too_large(),
  zip_too_large: () => t.the_zip_is_too_large(),
  zip_too_many_files: () => t.the_zip_has_too_many_files(),
}

export const explainUnreadable = ({ reason, detail }: Unreadable): string => texts[reason](detail)
