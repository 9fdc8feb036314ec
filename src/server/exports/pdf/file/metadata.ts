import { textString, type PdfObjects } from './objects.ts';

export interface Metadata {
  title: string;
  author: string;
  description: string;
  keywords: readonly string[];
  creator: string;
  /** As 2026-11-15. */
  date: string;
}

/** What a file says of itself, in the old way and the new one. */
export function writeMetadata(objects: PdfObjects, about: Metadata) {
  const day = `(D:${about.date.replaceAll('-', '')}000000Z)`;
  const info = objects.add(
    `<< /Title ${textString(about.title)} /Author ${textString(about.author)} /Subject ${textString(about.description)} /Keywords ${textString(about.keywords.join(', '))} /Creator ${textString(about.creator)} /Producer ${textString(about.creator)} /CreationDate ${day} /ModDate ${day} >>`,
  );
  return { info, stream: objects.addStream('/Type /Metadata /Subtype /XML', writePacket(about)) };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function writePacket({ title, author, description, keywords, creator, date }: Metadata): Buffer {
  const words = keywords.map((word) => `<rdf:li>${escape(word)}</rdf:li>`).join('');
  return Buffer.from(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escape(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escape(description)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>
<dc:subject><rdf:Bag>${words}</rdf:Bag></dc:subject>
<pdf:Keywords>${escape(keywords.join(', '))}</pdf:Keywords>
<pdf:Producer>${escape(creator)}</pdf:Producer>
<xmp:CreatorTool>${escape(creator)}</xmp:CreatorTool>
<xmp:CreateDate>${date}T00:00:00Z</xmp:CreateDate>
<xmp:ModifyDate>${date}T00:00:00Z</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`);
}
