/** At the end of a row that leads elsewhere, as in the rows of the page for unknown addresses. Its sign is as low as the words beside it. */
export function Chevron() {
  return (
    <span className="rows-note">
      <svg className="icon" viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
        <path d="m9 22 6-6-6-6" />
      </svg>
    </span>
  );
}
