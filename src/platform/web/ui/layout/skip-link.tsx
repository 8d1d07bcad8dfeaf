import * as t from '#platform/texts.ts'
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {t.skip_to_the_content()}
    </a>
  )
}
