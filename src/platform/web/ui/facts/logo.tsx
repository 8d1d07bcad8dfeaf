import * as t from '#platform/texts.ts'
function Loops() {
  return (
    <>
      <path
        d="M3 13a6.5 6.5 0 0 1 10-5.5A6.5 6.5 0 1 1 13 18.5 6.5 6.5 0 0 1 3 13Z"
        fill="none"
        strokeWidth="3.4"
        className="stroke-pounamu"
      />
      <circle cx="13" cy="13" r="2.6" className="fill-kowhai" />
    </>
  )
}

export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 26 26" className="shrink-0">
      <Loops />
    </svg>
  )
}

export function Logo() {
  return (
    <svg
      role="img"
      aria-label={t.facts_hoko()}
      width="88"
      height="28"
      viewBox="0 0 88 28"
      className="shrink-0"
    >
      <g transform="translate(0 1)">
        <Loops />
      </g>
      <text x="34" y="22" fontSize="24" fontWeight="800" letterSpacing="-0.8" className="fill-ink font-sans">
        {t.hoko_2()}
      </text>
    </svg>
  )
}
