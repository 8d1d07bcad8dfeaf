import { Download } from 'lucide-react'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { csvColumns, writeExampleCsv } from './example-csv.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** For dealers who write their own file. */
export function CsvHelp() {
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer rounded-control font-semibold text-pounamu">
        {t.what_goes_in_a_csv()}
      </summary>
      <div className="mt-2 grid max-w-prose gap-2 text-ink-2">
        <p>{t.the_first_line_names_the_columns()}</p>
        <p className="num text-xs break-words">{csvColumns.join(', ')}</p>
        <p>{t.how_the_columns_are_written()}</p>
        <p>
          <Button
            kind="quiet"
            size="small"
            icon={Download}
            onClick={() => saveFile(new Blob([writeExampleCsv()], { type: 'text/csv' }), 'stock-example.csv')}
          >
            {t.save_an_example()}
          </Button>
        </p>
      </div>
    </details>
  )
}
