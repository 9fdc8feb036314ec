import { Badge } from '#ui/badge.tsx';

import { EditableText } from '../view-parts/editable-text.tsx';
import { MessageCard } from '../view-parts/message-card.tsx';
import { chooseMessageKind } from '../view-parts/message-kind.ts';
import type { CandidateMessagingView } from './content.ts';

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
            kind={chooseMessageKind(script.channel)}
            heading={
              <>
                <EditableText
                  as="span"
                  path={[...path, 'channel']}
                  text={script.channel || 'Message'}
                  label="channel"
                  className="font-semibold"
                />
                {script.persona && (
                  <EditableText
                    as="span"
                    path={[...path, 'persona']}
                    text={script.persona}
                    label="persona"
                    className="text-ink-soft"
                  />
                )}
                <Length text={script.script} limit={script.limit} />
              </>
            }
            subject={{ text: script.subject, path: [...path, 'subject'] }}
            text={script.script}
            path={[...path, 'script']}
            label="Script"
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
          kind="note"
          heading={
            <>
              <EditableText
                as="span"
                path={['socialOutreach', index, 'platform']}
                text={post.platform || 'Post'}
                label="platform"
                className="font-semibold"
              />
              <Length text={post.text} limit={post.limit} />
            </>
          }
          text={post.text}
          path={['socialOutreach', index, 'text']}
          label="Post"
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
