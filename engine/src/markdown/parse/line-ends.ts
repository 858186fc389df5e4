/** A text whose lines end as on Linux: those of Windows and of old Macs are the same to Markdown. Lines and columns stay. */
export function plainLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
