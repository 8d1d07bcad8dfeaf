/** Visible only; `aria-keyshortcuts` tells screen readers. */
export const KeyHint = ({ letter }: { letter: string }) => (
  <kbd
    aria-hidden
    className="rounded-control border border-current px-1.5 font-sans text-xs opacity-80 max-md:hidden"
  >
    {letter}
  </kbd>
)
