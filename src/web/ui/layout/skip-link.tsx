import * as t from './texts.ts'
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-pounamu px-4 py-2.5 text-sm font-semibold text-on-pounamu focus:translate-y-0"
    >
      {t.skip_to_the_content()}
    </a>
  )
}
