import { Badge } from '#ui/badge.tsx';

import { EditableText } from '../view-parts/editable-text.tsx';
import { MailLink } from '../view-parts/mail-link.tsx';
import { MessageCard } from '../view-parts/message-card.tsx';
import type { CandidateMessagingView } from './content.ts';
import { isMailChannel } from './mail-channel.ts';

type Script = CandidateMessagingView['outreachScripts'][number];
type Post = CandidateMessagingView['socialOutreach'][number];

export function OutreachScripts({ scripts }: { scripts: readonly Script[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @4xl:grid-cols-2">
      {scripts.map((script, index) => {
        const path = ['outreachScripts', index];
        return (
          <MessageCard
            key={index}
            heading={
              <>
                <span className="font-semibold">{script.channel || 'Message'}</span>
                {script.persona && <span className="text-ink-soft">{script.persona}</span>}
                <Length text={script.script} limit={script.limit} />
              </>
            }
            actions={
              isMailChannel(script.channel) && (
                <MailLink subject={script.subject} body={script.script} />
              )
            }
            subject={{ text: script.subject, path: [...path, 'subject'] }}
            text={script.script}
            path={[...path, 'script']}
            label="Script"
            details={[
              { label: 'Channel', text: script.channel, path: [...path, 'channel'] },
              { label: 'Persona', text: script.persona, path: [...path, 'persona'] },
            ]}
          />
        );
      })}
    </div>
  );
}

export function SocialPosts({ posts }: { posts: readonly Post[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @4xl:grid-cols-2">
      {posts.map((post, index) => (
        <MessageCard
          key={index}
          heading={
            <>
              <span className="font-semibold">{post.platform || 'Post'}</span>
              <Length text={post.text} limit={post.limit} />
            </>
          }
          text={post.text}
          path={['socialOutreach', index, 'text']}
          label="Post"
          details={[
            { label: 'Platform', text: post.platform, path: ['socialOutreach', index, 'platform'] },
          ]}
          note={
            post.note && (
              <EditableText
                path={['socialOutreach', index, 'note']}
                text={post.note}
                label="note"
                className="text-sm text-ink-soft"
              />
            )
          }
        />
      ))}
    </div>
  );
}

/** How long the text is, against what its channel allows. */
function Length({ text, limit }: { text: string; limit: number | null }) {
  if (limit === null) return null;
  const isTooLong = text.length > limit;
  return (
    <Badge variant={isTooLong ? 'red' : 'green'}>
      {text.length.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
      {isTooLong && ' too long'}
    </Badge>
  );
}
