# /etc/varnish/default.vcl: keeps public pages and answers before one server process or more (Varnish 7). The processes need
# TRUST_PROXY=127.0.0.1 and PURGE_URL=http://127.0.0.1:6081/; whoever ends TLS before it adds to X-Forwarded-For.
vcl 4.1;
import directors;
import std;

probe readyz {
  .url = "/readyz";
  .interval = 500ms;
  .timeout = 2s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}
# An upload's answer takes a while: its pictures are encoded first.
backend first { .host = "127.0.0.1"; .port = "3001"; .probe = readyz; .first_byte_timeout = 120s; }
backend second { .host = "127.0.0.1"; .port = "3002"; .probe = readyz; .first_byte_timeout = 120s; }
# Where none is ready, as while the database is away, both are asked all the same: they show what they have in memory.
backend first_unready { .host = "127.0.0.1"; .port = "3001"; }
backend second_unready { .host = "127.0.0.1"; .port = "3002"; }
# The machines of the processes.
acl purgers {
  "127.0.0.1";
}

sub vcl_init {
  new ready = directors.round_robin();
  ready.add_backend(first);
  ready.add_backend(second);
  new unready = directors.round_robin();
  unready.add_backend(first_unready);
  unready.add_backend(second_unready);
  new processes = directors.fallback();
  processes.add_backend(ready.backend());
  processes.add_backend(unready.backend());
}

sub vcl_recv {
  set req.backend_hint = processes.backend();
  if (req.method == "PURGE") {
    # By the processes themselves: what came through another proxy has its visitor's address before this one's.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") { return (synth(405)); }
    if (req.http.Surrogate-Key !~ "^[a-z]+( [a-z]+)*$") { return (synth(400)); }
    ban("obj.http.Surrogate-Key ~ \b(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")\b");
    return (synth(200));
  }
  # All that a page reads of cookies is the language.
  set req.http.X-Language = regsub(";" + req.http.Cookie, "^.*?; ?lang=([^;]*).*$", "\1");
  if (req.http.X-Language != "sw") { set req.http.X-Language = "en"; }
  unset req.http.Cookie;
  # Pages of origins that CORS_ORIGINS lets in get answers of their own: name those here, as ^https://(a|b)\.example$.
  if (req.http.Origin !~ "^$") { unset req.http.Origin; }
  # The server has texts compressed by brotli; Varnish itself knows gzip alone.
  if (req.http.Accept-Encoding ~ "\bbr\b" && req.http.Accept-Encoding !~ "\bbr *; *q=0(\.0*)?\b") { set req.http.X-Brotli = "1"; }
  else { unset req.http.X-Brotli; }
  # Where a visitor comes from makes no other page.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid)=[^&]*&?", "");
  set req.url = regsub(req.url, "[?&]$", "");
  # What is older than it may be is shown for some seconds while it is asked for anew; for as long as the server allows it
  # only where none is ready.
  if (std.healthy(ready.backend())) { set req.grace = 10s; }
}

sub vcl_hash {
  # One shop has one name, whatever a request calls it.
  hash_data(req.url);
  hash_data(req.http.X-Brotli);
  return (lookup);
}

sub vcl_backend_fetch {
  if (bereq.http.X-Brotli) { set bereq.http.Accept-Encoding = "br, gzip"; }
  unset bereq.http.X-Brotli;
}

sub vcl_backend_response {
  # While one build takes the place of another, a page of one names files that only its own process has.
  if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries == 0) {
    if (beresp.backend == second || beresp.backend == second_unready) {
      if (std.healthy(first)) { set bereq.backend = first; return (retry); }
    } else if (std.healthy(second)) { set bereq.backend = second; return (retry); }
  }
  # A failure is not kept in the place of what is there.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.http.Surrogate-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  } else if (bereq.url ~ "^/(media/|feed\.xml|sitemap\.xml)") {
    # Of what is deleted or withdrawn here nobody is told: browsers may keep it for longer. Shown while no process is ready.
    set beresp.ttl = 60s;
    set beresp.grace = 1h;
  }
}

sub vcl_deliver {
  # To browsers and caches further on a page depends on the cookie.
  set resp.http.Vary = regsub(resp.http.Vary, "X-Language", "Cookie");
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
