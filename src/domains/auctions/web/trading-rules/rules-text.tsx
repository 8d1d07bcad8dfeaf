import rules from '../../../../../docs/trading-rules.md'

const styles = [
  'max-w-prose break-words text-ink',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-lg [&_h2]:font-bold [&_h2]:tracking-tight [&_h2]:scroll-mt-20',
  '[&_p]:my-3 [&_li]:my-1.5 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5',
  '[&_div]:my-5 [&_div]:overflow-x-auto [&_div]:rounded-panel [&_div]:border [&_div]:border-line [&_div]:bg-paper',
  '[&_table]:num [&_table]:w-full [&_table]:text-sm',
  '[&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_th]:font-semibold [&_th]:whitespace-nowrap',
  '[&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-1.5',
].join(' ')

/** Renders docs/trading-rules.md. */
export function RulesText() {
  return <article className={styles} dangerouslySetInnerHTML={{ __html: rules }} />
}
