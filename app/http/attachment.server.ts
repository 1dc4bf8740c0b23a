/** The header that names a download, for old and new clients (RFC 6266). */
export function attachmentHeaderOf(name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["%\\]/g, "_");
  const full = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
